import { CheckIcon, WarningIcon } from "@hjem/ui/icons";
import layout from "@hjem/ui/layout.module.css";
import { Trans } from "@lingui/react/macro";
import { type ReactNode, useEffect, useRef } from "react";
import type { MailLinkState } from "./use-mail-link.ts";

/** Props of `MailLinkStatus`. */
export interface MailLinkStatusProps {
  state: MailLinkState;
  /** What was done, now or before; null until then. */
  done: ReactNode;
}

/** What became of an emailed link; it is focused once the button, which had the focus, is gone. */
export function MailLinkStatus({ state, done }: MailLinkStatusProps) {
  const said = useRef<HTMLDivElement>(null);
  const { kind } = state;
  useEffect(() => {
    if (kind === "done") said.current?.focus();
  }, [kind]);
  return (
    <div role="status" tabIndex={-1} ref={said}>
      {kind === "coming" && (
        <p>
          <Trans>Please wait.</Trans>
        </p>
      )}
      {(kind === "done" || kind === "used") && (
        <div className={`${layout.panel} ${layout.rowTight}`} data-tone="accent">
          <CheckIcon />
          <p>{done}</p>
        </div>
      )}
      {kind === "invalid" && (
        <div className={`${layout.panel} ${layout.rowTight}`}>
          <WarningIcon />
          <p>
            {state.message || (
              <Trans>This link is invalid or has expired. Request a new one.</Trans>
            )}
          </p>
        </div>
      )}
    </div>
  );
}
