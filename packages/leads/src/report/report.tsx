import { lazyComponent } from "@hjem/storefront/lazy-component";
import { usePage } from "@hjem/storefront/page";
import layout from "@hjem/ui/layout.module.css";
import { Link } from "@hjem/ui/link";
import text from "@hjem/ui/text.module.css";
import { Trans } from "@lingui/react/macro";
import { type MouseEvent, useState } from "react";
import { useLeadForm } from "../form/use-lead-form.ts";
import { FORM_PARAMETER, formHref } from "../model/form-fields.ts";
import type { ListingEnquiries } from "../model/listing-enquiries.ts";
import { ReportForm, ReportTaken } from "./report-form.tsx";
import styles from "./report.module.css";

/** The report as a dialog; it uses the messages of the page's forms, which are loaded already. */
const ReportDialog = lazyComponent(() => import("./report-dialog.tsx"), {
  render: "client-only",
});

/** Props of `Report`. */
export interface ReportProps extends Pick<ListingEnquiries, "propertyId" | "address"> {
  /** True shows the form in the page, as the URL requests. */
  isOpenAtFirst: boolean;
  /** Whether a report was accepted, from the URL. */
  isSent: boolean;
}

/** Reports a listing to the site: in a dialog, or without JavaScript in a form in the page. */
export function Report({ isOpenAtFirst, isSent, propertyId, address }: ReportProps) {
  const page = usePage();
  const [isOpen, setOpen] = useState(false);
  const form = useLeadForm(propertyId, ["report"]);
  const isInPage = !isOpen && (isOpenAtFirst || form.response !== null);
  const open = (event: MouseEvent) => {
    event.preventDefault();
    form.restart();
    setOpen(true);
  };
  const fields = { address, form };
  return (
    <section id="report" className={`${styles.place} ${layout.stack}`}>
      {isSent && form.response === null && <ReportTaken takesFocus={false} />}
      {isInPage ? (
        <>
          <h2>
            <Trans>Report this listing</Trans>
          </h2>
          <ReportForm {...fields} />
        </>
      ) : (
        <p>
          <Link
            href={formHref(address, { [FORM_PARAMETER]: "report" }, "report")}
            className={`${text.link} ${text.small} ${styles.open}`}
            rel="nofollow"
            onPointerEnter={() => void ReportDialog.prepare(page)}
            onClick={open}
          >
            <Trans>Report this listing</Trans>
          </Link>
        </p>
      )}
      {isOpen && <ReportDialog {...fields} onClose={() => setOpen(false)} />}
    </section>
  );
}
