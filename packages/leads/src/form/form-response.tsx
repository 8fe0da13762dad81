import { CheckIcon, WarningIcon } from "@hjem/ui/icons";
import layout from "@hjem/ui/layout.module.css";
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import styles from "./forms.module.css";
import type { FormResponse } from "./send-form.ts";

/** Props of `TakenNotice`. */
export interface TakenNoticeProps {
  title: ReactNode;
  children: ReactNode;
  /** True focuses the notice, because the focused form is gone. @default false */
  takesFocus?: boolean;
}

const focus = (element: HTMLElement | null) => element?.focus();

/** Confirms a form in its place. Names nobody, because the URL alone can show it. */
export function TakenNotice({ title, children, takesFocus = false }: TakenNoticeProps) {
  return (
    <div
      className={`${layout.panel} ${styles.notice}`}
      data-tone="accent"
      role="status"
      tabIndex={-1}
      ref={takesFocus ? focus : undefined}
    >
      <CheckIcon />
      <div className={layout.stackSmall}>
        <p className={styles.noticeTitle}>{title}</p>
        {children}
      </div>
    </div>
  );
}

/** The error of a form that belongs to none of its fields. Typed values are kept. */
export function ErrorNotice({ response }: { response: FormResponse | null }) {
  if (response?.kind !== "refused") return null;
  const isAtFields = response.status === 400 && Object.keys(response.fieldErrors).length > 0;
  return (
    <div role="alert">
      {!isAtFields && (
        <p className={styles.refused}>
          <WarningIcon size="s" />
          <span>
            {response.notice || (
              <Trans>
                Your message was not sent because of a connection problem. Your text is still here.
                Please try again shortly.
              </Trans>
            )}
          </span>
        </p>
      )}
    </div>
  );
}
