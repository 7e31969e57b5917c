import type { ReactNode } from "react";
import { Dialog, Heading, Modal, ModalOverlay } from "react-aria-components";
import { useTranslation } from "react-i18next";
import { Action } from "./Action";
import { Icon } from "./Icon";
import styles from "./Sheet.module.css";

/** A sheet of paper over the table: held focus, closed by Escape, by a press outside or by its corner. */
export function Sheet(props: {
  title: string;
  isOpen: boolean;
  onClose(): void;
  wide?: boolean;
  /** As large as the screen allows, to be read across the room. */
  full?: boolean;
  /** An `alertdialog` asks before something is lost. */
  asks?: boolean;
  children: ReactNode;
}) {
  const { t } = useTranslation();
  return (
    <ModalOverlay
      className={styles.veil ?? ""}
      isOpen={props.isOpen}
      onOpenChange={(open) => {
        if (!open) props.onClose();
      }}
      isDismissable
    >
      <Modal className={`${styles.sheet} ${props.full ? styles.full : props.wide ? styles.wide : ""}`}>
        <Dialog className={styles.dialog ?? ""} role={props.asks ? "alertdialog" : "dialog"}>
          <header className={styles.head}>
            <Heading slot="title" className={styles.title ?? ""}>
              {props.title}
            </Heading>
            <Action look="icon" label={t("common.close")} onPress={props.onClose}>
              <Icon name="close" />
            </Action>
          </header>
          <div className={styles.body}>{props.children}</div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
