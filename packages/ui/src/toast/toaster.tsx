import { useLingui } from "@lingui/react/macro";
import {
  type FocusEvent,
  type KeyboardEvent,
  useEffect,
  useRef,
  useSyncExternalStore,
} from "react";
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
  const cameFrom = useRef<Element | null>(null);
  const move = ({ type, currentTarget, relatedTarget }: FocusEvent) => {
    if (currentTarget.contains(relatedTarget)) return;
    if (type === "blur") return onRelease();
    cameFrom.current = relatedTarget;
    onPause();
  };
  // The focus goes back first: a message that is removed with it sends no blur, and the timers would stay paused.
  const close = (id: number) => {
    const { current } = cameFrom;
    if (current instanceof HTMLElement) current.focus({ preventScroll: true });
    onClose(id);
  };
  const escape = (event: KeyboardEvent) => {
    const focused = [...event.currentTarget.children].findIndex((each) =>
      each.matches(":focus-within"),
    );
    const toast = toasts[focused];
    if (event.key !== "Escape" || !toast) return;
    // A dialog below stays open.
    event.preventDefault();
    close(toast.id);
  };
  return (
    <div
      className={styles.place}
      {...(isOverModal && { popover: "manual" as const, ref: showAbove })}
      onPointerEnter={onPause}
      onPointerLeave={onRelease}
      onFocus={move}
      onBlur={move}
    >
      <div className={styles.messages} role="status" onKeyDown={escape}>
        {toasts.map(({ id, message, tone, action }) => (
          <div key={id} className={styles.toast} data-tone={tone}>
            {tone === "error" ? <WarningIcon /> : <CheckIcon />}
            <span className={styles.message}>{message}</span>
            {action && (
              <button
                type="button"
                className={styles.action}
                onClick={() => {
                  close(id);
                  action.run();
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
                onClick={() => close(id)}
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
