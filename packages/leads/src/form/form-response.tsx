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
  /** Leads the reader here: the form that had the focus is gone. @default false */
  takesFocus?: boolean;
}

const focus = (element: HTMLElement | null) => element?.focus();

/** A form was taken: said in place of it. Names nobody, because an address alone can bring it up. */
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

/** Why a form was not taken, where that stands at none of its fields. Nothing typed is lost. */
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
