import { CheckIcon, WarningIcon } from "@hjem/ui/icons";
import layout from "@hjem/ui/layout.module.css";
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { MailedAct } from "./use-mailed-act.ts";

/** Props of `MailedOutcome`. */
export interface MailedOutcomeProps {
  came: MailedAct;
  /** Said when it is done. */
  done: ReactNode;
  /** The way on once it is done. */
  way: ReactNode;
  /** The way on where the link is no longer good. */
  otherWay: ReactNode;
}

/** What became of a link of a mail, said when it is known, and the way on. */
export function MailedOutcome({ came, done, way, otherWay }: MailedOutcomeProps) {
  return (
    <>
      <div role="status">
        {came.kind === "coming" && (
          <p>
            <Trans>Please wait.</Trans>
          </p>
        )}
        {came.kind === "done" && (
          <div className={`${layout.panel} ${layout.rowTight}`} data-tone="accent">
            <CheckIcon />
            <p>{done}</p>
          </div>
        )}
        {came.kind === "invalid" && (
          <div className={`${layout.panel} ${layout.rowTight}`}>
            <WarningIcon />
            <p>
              {came.message || (
                <Trans>This link is invalid or has expired. Request a new one.</Trans>
              )}
            </p>
          </div>
        )}
      </div>
      {came.kind === "done" && way}
      {came.kind === "invalid" && otherWay}
    </>
  );
}
