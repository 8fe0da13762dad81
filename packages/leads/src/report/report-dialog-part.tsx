import { Dialog } from "@hjem/ui/dialog";
import { Trans } from "@lingui/react/macro";
import type { ReportDialogProps } from "./report-dialog.ts";
import { ReportForm } from "./report-form.tsx";

/** The form of a report over the page. */
export default function ReportDialog({ onClose, ...fields }: ReportDialogProps) {
  return (
    <Dialog isOpen onClose={onClose} title={<Trans>Report this listing</Trans>}>
      <ReportForm {...fields} />
    </Dialog>
  );
}
