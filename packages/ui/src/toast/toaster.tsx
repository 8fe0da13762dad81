import { useLingui } from "@lingui/react/macro";
import type { FocusEvent } from "react";
import { IconButton } from "../button/icon-button.tsx";
import { CheckIcon, CloseIcon, WarningIcon } from "../icon/icons.ts";
import type { Toast } from "./toast-queue.ts";
import styles from "./toaster.module.css";

/** Props of `Toaster`: a list and what to tell its owner, as `createToastQueue` has them. */
export interface ToasterProps {
  toasts: readonly Toast[];
  onClose: (id: number) => void;
  /** Somebody points at a message or stands in it: stop the time. */
  onHold: () => void;
  /** They have left. */
  onRelease: () => void;
}

/**
 * Messages at the bottom right; at the bottom centre below 640 px. Always on the page, so that a
 * reader hears the first.
 */
export function Toaster({ toasts, onClose, onHold, onRelease }: ToasterProps) {
  const { t } = useLingui();
  const leave = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) onRelease();
  };
  return (
    <div
      className={styles.place}
      onPointerEnter={onHold}
      onPointerLeave={onRelease}
      onFocus={onHold}
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
