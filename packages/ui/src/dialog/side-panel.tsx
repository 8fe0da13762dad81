import { useLingui } from "@lingui/react/macro";
import { type ReactNode, type RefObject, useEffectEvent, useId, useLayoutEffect } from "react";
import { IconButton } from "../button/icon-button.tsx";
import { CloseIcon } from "../icon/icons.ts";
import { enterModal } from "./open-modals.ts";
import styles from "./side-panel.module.css";
import { type ModalControl, useModalFrame } from "./use-modal.ts";

/** Props of `SidePanel`. */
export interface SidePanelProps extends Omit<ModalControl, "canClose" | "initialFocus"> {
  title: ReactNode;
  /** A line below the title. */
  note: ReactNode;
  /** Scrolls; the footer below it is always visible. */
  children: ReactNode;
  footer: ReactNode;
  /** Element to focus on opening. */
  initialFocus: RefObject<HTMLElement | null>;
}

/** Windows from this width have room for the panel beside the page. */
const BESIDE = "(width >= 768px)";

/** Something that is used while reading the page: beside it from 768 px, without a scrim; a sheet on phones. */
export function SidePanel({
  title,
  note,
  children,
  footer,
  initialFocus,
  ...control
}: SidePanelProps) {
  const { t } = useLingui();
  const titleId = useId();
  const { isOpen, onClose } = control;
  const { dialog, ask, dialogProps } = useModalFrame(control);
  const close = useEffectEvent(onClose);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!isOpen || !element) return undefined;
    const opener = document.activeElement;
    const isBeside = window.matchMedia(BESIDE).matches;
    if (isBeside) element.show();
    else element.showModal();
    const leave = isBeside ? () => {} : enterModal(element);
    // The browser closes a modal one by itself.
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key === "Escape" && isBeside) close();
    };
    element.addEventListener("keydown", closeOnEscape);
    initialFocus.current?.focus();
    return () => {
      leave();
      element.removeEventListener("keydown", closeOnEscape);
      const hadFocus = element.contains(document.activeElement);
      element.close();
      if (hadFocus && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, [isOpen, dialog, initialFocus]);

  return (
    <dialog {...dialogProps} className={styles.panel} aria-labelledby={titleId}>
      <div className={styles.frame}>
        <header className={styles.head}>
          <div>
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
            <p className={styles.note}>{note}</p>
          </div>
          <IconButton icon={CloseIcon} label={t`Close`} onClick={ask} />
        </header>
        <div className={styles.body}>{children}</div>
        <footer className={styles.foot}>{footer}</footer>
      </div>
    </dialog>
  );
}
