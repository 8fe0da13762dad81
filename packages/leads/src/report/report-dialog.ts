import { lazyComponent } from "@hjem/storefront/lazy-component";
import type { ReportFormProps } from "./report-form.tsx";

/** Props of `ReportDialog`. */
export interface ReportDialogProps extends ReportFormProps {
  onClose: () => void;
}

/** The report as a dialog; its words are those of the page's forms, which are here already. */
export const ReportDialog = lazyComponent(() => import("./report-dialog-part.tsx"), {
  render: "client-only",
});
