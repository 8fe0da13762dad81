import { CheckIcon, WarningIcon } from "@hjem/ui/icons";
import layout from "@hjem/ui/layout.module.css";
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { MailLinkState } from "./use-mail-link.ts";

/** Props of `MailLinkResult`. */
export interface MailLinkResultProps {
  outcome: MailLinkState;
  /** Text after success. */
  done: ReactNode;
  /** Link after success. */
  link: ReactNode;
  /** Link if the emailed link is no longer valid. */
  otherMethod: ReactNode;
}

/** Result of an emailed link, once known, with a link to continue. */
export function MailLinkResult({ outcome, done, link, otherMethod }: MailLinkResultProps) {
  return (
    <>
      <div role="status">
        {outcome.kind === "coming" && (
          <p>
            <Trans>Please wait.</Trans>
          </p>
        )}
        {outcome.kind === "done" && (
          <div className={`${layout.panel} ${layout.rowTight}`} data-tone="accent">
            <CheckIcon />
            <p>{done}</p>
          </div>
        )}
        {outcome.kind === "invalid" && (
          <div className={`${layout.panel} ${layout.rowTight}`}>
            <WarningIcon />
            <p>
              {outcome.message || (
                <Trans>This link is invalid or has expired. Request a new one.</Trans>
              )}
            </p>
          </div>
        )}
      </div>
      {outcome.kind === "done" && link}
      {outcome.kind === "invalid" && otherMethod}
    </>
  );
}
