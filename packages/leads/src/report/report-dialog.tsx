import { Dialog } from "@hjem/ui/dialog";
import { Trans } from "@lingui/react/macro";
import { ReportForm, type ReportFormProps } from "./report-form.tsx";

/** Props of `ReportDialog`. */
export interface ReportDialogProps extends ReportFormProps {
  onClose: () => void;
}

/** The report form in a dialog. */
export default function ReportDialog({ onClose, ...fields }: ReportDialogProps) {
  return (
    <Dialog isOpen onClose={onClose} title={<Trans>Report this listing</Trans>}>
      <ReportForm {...fields} />
    </Dialog>
  );
}
