import { browserPart } from "@hjem/storefront/browser-part";
import type { ReportFormProps } from "./report-form.tsx";

/** Props of `ReportDialog`. */
export interface ReportDialogProps extends ReportFormProps {
  onClose: () => void;
}

/** The report as a dialog; its words are those of the page's forms, which are here already. */
export const ReportDialog = browserPart<ReportDialogProps>(
  () => import("./report-dialog-part.tsx"),
);
