import { useTranslation } from "react-i18next";
import type { ShownRefusal } from "../hud/hud-props";

/** Why the host did not do what was asked, in words for a guest. */
export function useRefusalWords(): (refusal: ShownRefusal["refusal"]) => string {
  const { t } = useTranslation();
  return ({ reason, code, params }) =>
    t([`phone.refusal.${reason}`, `refusal.${reason}`, `refusal.${code}`, "refusal.unknown"], params);
}
