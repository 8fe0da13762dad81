import { Button } from "@hjem/ui/button";
import { Dialog } from "@hjem/ui/dialog";
import layout from "@hjem/ui/layout.module.css";
import { Trans } from "@lingui/react/macro";

/** Props of `RelistDialog`. */
export interface RelistDialogProps {
  isBusy: boolean;
  onRelist: () => void;
  onClose: () => void;
}

/** What renewing a listing means, before it is done (LIST-020, D100). */
export function RelistDialog({ isBusy, onRelist, onClose }: RelistDialogProps) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={<Trans>Renew the listing</Trans>}
      footer={
        <div className={layout.row}>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="primary" isBusy={isBusy} onClick={onRelist}>
            <Trans>Renew</Trans>
          </Button>
        </div>
      }
    >
      <p>
        <Trans>
          The listing is shown again for a new period, at the same address and with the same
          favourites and history. If the period has to be paid for, you see the price first.
        </Trans>
      </p>
    </Dialog>
  );
}
