import { Button } from "@hjem/ui/button";
import { Dialog } from "@hjem/ui/dialog";
import layout from "@hjem/ui/layout.module.css";
import { Trans, useLingui } from "@lingui/react/macro";
import type { LeaveGuard } from "./use-leave-guard.ts";

/** Leaving a text with changes that are not saved. */
export function LeaveDialog({ guard }: { guard: LeaveGuard }) {
  const { t } = useLingui();
  return (
    <Dialog isOpen={guard.isAsking} onClose={guard.stay} title={t`Leave without saving?`}>
      <div className={layout.stack}>
        <p>
          <Trans>Your last changes to the text are not saved.</Trans>
        </p>
        <div className={layout.row}>
          <Button variant="primary" onClick={guard.stay}>
            <Trans>Continue editing</Trans>
          </Button>
          <Button variant="danger" onClick={guard.leave}>
            <Trans>Leave without saving</Trans>
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
