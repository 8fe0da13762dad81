import { useForm } from "@hjem/ui/use-form";
import { Trans } from "@lingui/react/macro";
import { FormDialog } from "./form-dialog.tsx";

/** Props of `RelistDialog`. */
export interface RelistDialogProps {
  /** Renews it and says how that ended; does not throw. */
  onRelist: () => Promise<void>;
  onClose: () => void;
}

/** What renewing a listing means, before it is done (LIST-020, D100). */
export function RelistDialog({ onRelist, onClose }: RelistDialogProps) {
  const form = useForm({
    send: onRelist,
    onResult: () => {
      onClose();
      return null;
    },
  });
  return (
    <FormDialog
      title={<Trans>Renew the listing</Trans>}
      action={<Trans>Renew</Trans>}
      form={form}
      onClose={onClose}
    >
      <p>
        <Trans>
          The listing is shown again for a new period, at the same address and with the same
          favourites and history. If the period has to be paid for, you see the price first.
        </Trans>
      </p>
    </FormDialog>
  );
}
