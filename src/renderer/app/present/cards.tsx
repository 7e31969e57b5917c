import { useTranslation } from "react-i18next";
import { joinAddress, spelledCode, typedAddress } from "../../company/join-address";
import { QrCode } from "../../company/QrCode";
import { Masked } from "../../hud/ui/Masked";
import { TomatoPicture } from "../screens/TomatoPicture";
import styles from "./Present.module.css";

/** In place of the table, while there is none to be seen. */
export function WaitingCard({ title, names = [] }: { title: string; names?: readonly string[] }) {
  const { t, i18n } = useTranslation();
  return (
    <main className={styles.cover}>
      <div className={styles.card}>
        <div className={styles.picture}>
          <TomatoPicture />
        </div>
        <p className={styles.name}>{t("app.name")}</p>
        <h1>{title}</h1>
        {names.length > 0 && <p>{new Intl.ListFormat(i18n.language).format(names)}</p>}
      </div>
    </main>
  );
}

/** Lies over everything until the game goes on. */
export function PauseCard() {
  const { t } = useTranslation();
  return (
    <section className={styles.cover} data-pause aria-labelledby="pause-title">
      <div className={styles.card}>
        <div className={styles.picture}>
          <TomatoPicture />
        </div>
        <p className={styles.name}>{t("app.name")}</p>
        <h1 id="pause-title">{t("stage.present.back-soon")}</h1>
        <p>{t("stage.present.back-soon-note")}</p>
      </div>
    </section>
  );
}

/** The way in for those who look on, while the presenter shows it: to scan from across the room, or to type. */
export function CodeCard({ code, url }: { code: string; url: string | null }) {
  const { t } = useTranslation();
  return (
    <aside className={styles.code} aria-label={t("stage.present.join")}>
      {url && (
        <div className={styles.qr}>
          <Masked what="qr">
            <QrCode
              text={joinAddress(url, code)}
              label={t("company.join.scan-aloud", { address: typedAddress(url) })}
            />
          </Masked>
        </div>
      )}
      <div className={styles.typed}>
        <p>{t("stage.present.join")}</p>
        <Masked what="code">
          <strong>{spelledCode(code)}</strong>
        </Masked>
        {url && (
          <Masked what="address">
            <span className={styles.url}>{typedAddress(url)}</span>
          </Masked>
        )}
      </div>
    </aside>
  );
}
