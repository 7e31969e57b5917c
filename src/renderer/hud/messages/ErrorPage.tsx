import { Component, type ErrorInfo, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { DieFace } from "../dice/DieFace";
import { Action } from "../ui/Action";
import styles from "./Page.module.css";

/** The page that stands where something broke: the table itself is safe with the host. */
export function ErrorPage({ error }: { error: Error }) {
  const { t } = useTranslation();
  return (
    <main className={styles.page}>
      <div className={styles.slip} role="alert">
        <DieFace colour="black" value={1} size={56} />
        <h1>{t("error.title")}</h1>
        <p>{t("error.words")}</p>
        <Action look="primary" onPress={() => location.reload()}>
          {t("error.reload")}
        </Action>
        <details className={styles.details}>
          <summary>{t("error.details")}</summary>
          <pre>{error.message}</pre>
        </details>
      </div>
    </main>
  );
}

/** Catches what breaks below it, tells the console and shows the error page. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    console.error("The page broke.", error, info.componentStack);
  }

  override render() {
    return this.state.error ? <ErrorPage error={this.state.error} /> : this.props.children;
  }
}
