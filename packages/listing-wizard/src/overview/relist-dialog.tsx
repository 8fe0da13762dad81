import { useForm } from "@hjem/ui/use-form";
import { Trans } from "@lingui/react/macro";
import { FormDialog } from "./form-dialog.tsx";

/** Props of `RelistDialog`. */
export interface RelistDialogProps {
  /** True for a listing that is still shown. */
  isShown: boolean;
  /** Renews it and says how that ended; does not throw. */
  onRelist: () => Promise<void>;
  onClose: () => void;
}

/** What renewing a listing means, before it is done (LIST-020, D100). */
export function RelistDialog({ isShown, onRelist, onClose }: RelistDialogProps) {
  const form = useForm({
    unsent: null,
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
        {isShown ? (
          <Trans>
            The listing is shown for another period, which begins when this one ends. If it has to
            be paid for, you see the price first.
          </Trans>
        ) : (
          <Trans>
            The listing is shown again for a new period, at the same address and with the same
            favourites and history. If the period has to be paid for, you see the price first.
          </Trans>
        )}
      </p>
    </FormDialog>
  );
}
