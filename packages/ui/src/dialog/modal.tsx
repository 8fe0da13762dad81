import { useLingui } from "@lingui/react/macro";
import { type ReactNode, useId } from "react";
import { IconButton } from "../button/icon-button.tsx";
import { CloseIcon } from "../icon/icons.ts";
import styles from "./modal.module.css";
import { type ModalControl, useModal } from "./use-modal.ts";

/** Props that a dialog and a drawer share. */
export interface ModalProps extends ModalControl {
  title: ReactNode;
  children: ReactNode;
  /** A short text beside the cross: the number of selections. */
  aside?: ReactNode;
  /** Always visible below the content: reset at the left, confirm at the right. */
  footer?: ReactNode;
}

/** The frame of a dialog or drawer: heading, cross, scrolling content, fixed footer. */
export function Modal({
  title,
  children,
  aside,
  footer,
  shape,
  ...control
}: ModalProps & { shape: "dialog" | "wide" | "drawer" }) {
  const { t } = useLingui();
  const titleId = useId();
  const { heading, ask: requestClose, dialogProps } = useModal(control);
  return (
    <dialog {...dialogProps} className={styles.modal} data-shape={shape} aria-labelledby={titleId}>
      <div className={styles.frame}>
        <header className={styles.head}>
          <h2 ref={heading} id={titleId} tabIndex={-1} className={styles.title}>
            {title}
          </h2>
          {aside !== undefined && <span className={styles.aside}>{aside}</span>}
          <IconButton icon={CloseIcon} label={t`Close`} onClick={requestClose} />
        </header>
        <div className={styles.body}>{children}</div>
        {footer && <footer className={styles.foot}>{footer}</footer>}
      </div>
    </dialog>
  );
}
