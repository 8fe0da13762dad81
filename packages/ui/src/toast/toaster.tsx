import { useLingui } from "@lingui/react/macro";
import { type FocusEvent, useEffect, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { IconButton } from "../button/icon-button.tsx";
import { followModals, topModal } from "../dialog/open-modals.ts";
import { CheckIcon, CloseIcon, WarningIcon } from "../icon/icons.ts";
import type { Toast } from "./toast-queue.ts";
import styles from "./toaster.module.css";

/** Props of `Toaster`: a list and the owner's callbacks, as `createToastQueue` has them. */
export interface ToasterProps {
  toasts: readonly Toast[];
  onClose: (id: number) => void;
  /** Called on hover or focus of a message: pause the timers. */
  onPause: () => void;
  /** Called when it ends. */
  onRelease: () => void;
}

/** The dialog may have been removed before its container renders; then the page's own is used. */
function showAbove(place: HTMLDivElement | null): void {
  if (place?.isConnected) place.showPopover();
}

/** Container of the messages; always rendered, so that a screen reader announces the first. */
function Place({
  toasts,
  onClose,
  onPause,
  onRelease,
  isOverModal = false,
}: ToasterProps & { isOverModal?: boolean }) {
  const { t } = useLingui();
  // Messages removed with a dialog from below a pointer send no leave event.
  useEffect(() => onRelease, [onRelease]);
  const leave = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) onRelease();
  };
  return (
    <div
      className={styles.place}
      {...(isOverModal && { popover: "manual" as const, ref: showAbove })}
      onPointerEnter={onPause}
      onPointerLeave={onRelease}
      onFocus={onPause}
      onBlur={leave}
    >
      <div className={styles.messages} role="status">
        {toasts.map(({ id, message, tone, action }) => (
          <div key={id} className={styles.toast} data-tone={tone}>
            {tone === "error" ? <WarningIcon /> : <CheckIcon />}
            <span className={styles.message}>{message}</span>
            {action && (
              <button
                type="button"
                className={styles.action}
                onClick={() => {
                  action.run();
                  onClose(id);
                }}
              >
                {action.label}
              </button>
            )}
            {tone === "error" && (
              <IconButton
                icon={CloseIcon}
                label={t`Close`}
                size="s"
                className={styles.close}
                onClick={() => onClose(id)}
              />
            )}
          </div>
        ))}
      </div>
    </div>
  );
}

const onServer = () => null;

/**
 * Messages at the bottom right; at the bottom centre below 640 px, and at the top of a sheet, whose buttons are at
 * its bottom. While a dialog is open they are rendered inside it: elsewhere they would be below its backdrop and
 * inert.
 */
export function Toaster(props: ToasterProps) {
  const modal = useSyncExternalStore(followModals, topModal, onServer);
  return (
    <>
      <Place {...props} toasts={modal ? [] : props.toasts} />
      {modal && createPortal(<Place {...props} isOverModal />, modal)}
    </>
  );
}
