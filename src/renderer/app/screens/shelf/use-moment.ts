import { useTranslation } from "react-i18next";

/** Says a moment (milliseconds since 1970) as this device's people do. */
export function useMoment(): (moment: number) => string {
  const { i18n } = useTranslation();
  const format = new Intl.DateTimeFormat(i18n.language, { dateStyle: "medium", timeStyle: "short" });
  return (moment) => format.format(moment);
}
