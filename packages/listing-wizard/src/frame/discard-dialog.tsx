import { Button } from "@hjem/ui/button";
import { Dialog } from "@hjem/ui/dialog";
import layout from "@hjem/ui/layout.module.css";
import { Trans, useLingui } from "@lingui/react/macro";

/** Props of `DiscardDialog`. */
export interface DiscardDialogProps {
  isOpen: boolean;
  onStay: () => void;
  /** Leaves; the changes stay on this device. */
  onLeave: () => void;
  /** Leaves without the changes. */
  onDiscard: () => void;
}

/** Leaving while something could not be saved (LIST-016). */
export function DiscardDialog({ isOpen, onStay, onLeave, onDiscard }: DiscardDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog isOpen={isOpen} onClose={onStay} title={t`Your last changes are not saved`}>
      {isOpen && (
        <div className={layout.stack}>
          <p>
            <Trans>
              They are on this device only, and are saved when you open the listing here again. You
              can also discard them.
            </Trans>
          </p>
          <div className={layout.row}>
            <Button variant="primary" onClick={onStay}>
              <Trans>Continue editing</Trans>
            </Button>
            <Button onClick={onLeave}>
              <Trans>Leave</Trans>
            </Button>
            <Button variant="danger" onClick={onDiscard}>
              <Trans>Discard changes</Trans>
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  );
}
