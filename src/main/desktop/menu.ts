import { Menu, type MenuItemConstructorOptions } from "electron";

/** The few things a desktop app's menu is asked for. Roles bring their own words in the system's language. */
export function installMenu(platform: NodeJS.Platform): void {
  const template: MenuItemConstructorOptions[] = [
    ...(platform === "darwin" ? [{ role: "appMenu" } as const] : []),
    { role: "fileMenu" },
    { role: "editMenu" },
    {
      role: "viewMenu",
      submenu: [
        { role: "reload" },
        { role: "toggleDevTools" },
        { type: "separator" },
        { role: "resetZoom" },
        { role: "zoomIn" },
        { role: "zoomOut" },
        { type: "separator" },
        { role: "togglefullscreen" },
      ],
    },
    { role: "windowMenu" },
  ];
  Menu.setApplicationMenu(Menu.buildFromTemplate(template));
}
