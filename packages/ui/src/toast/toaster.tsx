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
  /** Somebody points at a message or stands in it: stop the time. */
  onPause: () => void;
  /** They have left. */
  onRelease: () => void;
}

/** The dialog can have left the page by the time that its place is drawn; the page's own takes the messages then. */
function showAbove(place: HTMLDivElement | null): void {
  if (place?.isConnected) place.showPopover();
}

/** Where messages stand; always there, so that a screen reader announces the first. */
function Place({
  toasts,
  onClose,
  onPause,
  onRelease,
  isOverModal = false,
}: ToasterProps & { isOverModal?: boolean }) {
  const { t } = useLingui();
  // Messages that go with a dialog from under a pointer are held by nobody.
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
 * Messages at the bottom right; at the bottom centre below 640 px, and at its top over a sheet, whose buttons stand below.
 * While a dialog is open they stand in it: all else would lie under its veil, out of reach of hands and readers.
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
