import { leadKinds } from "@hjem/domain/lead/lead-kinds";
import layout from "@hjem/ui/layout.module.css";
import { Trans } from "@lingui/react/macro";
import { type ReactNode, useId } from "react";
import { LeadForm } from "../contact/lead-form.tsx";
import { Recipient } from "../contact/recipient.tsx";
import { EstimateForm } from "../estimate/estimate.tsx";
import { ErrorNotice } from "../form/form-response.tsx";
import styles from "../form/forms.module.css";
import { useLeadForm } from "../form/use-lead-form.ts";
import type { ListingEnquiries } from "../model/listing-enquiries.ts";
import { Report } from "../report/report.tsx";
import { ContactTitle } from "./contact-title.tsx";

/** A part of the page that links target. */
function Place({
  id,
  title,
  children,
  answers,
}: {
  id: string;
  title: ReactNode;
  children: ReactNode;
  /** What it answers, so that the assistant leads here. */
  answers?: string;
}) {
  const heading = useId();
  return (
    <section
      id={id}
      className={`${layout.block} ${styles.place}`}
      aria-labelledby={heading}
      data-answers={answers}
    >
      <h2 id={heading}>{title}</h2>
      {children}
    </section>
  );
}

/** Shown in place of the form if the home went off the market while the visitor was typing (D17). */
function Closed({ propertyId }: Pick<ListingEnquiries, "propertyId">) {
  const { response } = useLeadForm(propertyId, leadKinds);
  return (
    response && (
      <section id="contact" className={`${layout.block} ${styles.place}`}>
        <ErrorNotice response={response} />
      </section>
    )
  );
}

/** The forms of a property page: estimate, message to the advertiser, report to the site. */
export default function Enquiries({
  contact,
  estimate,
  sent,
  isReporting,
  ...shared
}: ListingEnquiries) {
  return (
    <>
      {estimate && (
        <Place id="estimate" title={<Trans>Estimate from similar homes</Trans>}>
          <EstimateForm key={shared.propertyId} {...estimate} {...shared} />
        </Place>
      )}
      {contact === null && <Closed propertyId={shared.propertyId} />}
      {contact && (
        <Place id="contact" title={<ContactTitle owner={contact.owner} />} answers="enquiry">
          <div className={styles.columns}>
            {contact.recipient && <Recipient {...contact.recipient} bid={contact.bid} />}
            <LeadForm key={shared.propertyId} contact={contact} sent={sent} {...shared} />
          </div>
        </Place>
      )}
      <Report
        key={shared.propertyId}
        isOpenAtFirst={isReporting}
        isSent={sent?.formKind === "report"}
        {...shared}
      />
    </>
  );
}
