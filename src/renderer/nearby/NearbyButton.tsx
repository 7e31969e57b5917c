import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Action } from "../hud/ui/Action";
import { Icon } from "../hud/ui/Icon";
import { NearbySheet } from "./NearbySheet";
import { useNearby } from "./nearby-store";

/** At the front door of the desktop app: to the tables of others. A browser has none of it. */
export function NearbyButton({ className }: { className?: string | undefined }) {
  const { t } = useTranslation();
  const available = useNearby(({ client }) => client !== null);
  const [open, setOpen] = useState(false);
  if (!available) return null;
  return (
    <>
      <Action className={className} onPress={() => setOpen(true)}>
        <Icon name="people" />
        {t("nearby.open")}
      </Action>
      <NearbySheet isOpen={open} onClose={() => setOpen(false)} />
    </>
  );
}
