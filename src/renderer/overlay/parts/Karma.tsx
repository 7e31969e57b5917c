import { useTranslation } from "react-i18next";

/** A player's karma: a heart with its number. */
export function Karma({ karma }: { karma: number }) {
  const { t } = useTranslation();
  return (
    <span className="ht-karma">
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path
          d="M12 20.5C6 16.2 3 12.9 3 9.2 3 6.5 5 4.5 7.5 4.5c1.8 0 3.5 1 4.5 2.7 1-1.7 2.7-2.7 4.5-2.7C19 4.5 21 6.5 21 9.2c0 3.7-3 7-9 11.3Z"
          fill="currentColor"
        />
      </svg>
      <span className="ht-hidden">{t("power.have", { count: karma })}</span>
      <b aria-hidden="true">{karma}</b>
    </span>
  );
}
