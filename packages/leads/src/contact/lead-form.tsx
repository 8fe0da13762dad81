import type { LeadKind } from "@hjem/domain/lead/lead-kinds";
import { usePage } from "@hjem/storefront/page";
import { Button } from "@hjem/ui/button";
import { Checkbox, OptionGroup, Radio } from "@hjem/ui/checkbox";
import type { FormFields } from "@hjem/ui/use-form";
import { Trans, useLingui } from "@lingui/react/macro";
import { useId } from "react";
import { FormFrame } from "../form/form-frame.tsx";
import { ErrorNotice } from "../form/form-response.tsx";
import styles from "../form/forms.module.css";
import { type FormState, useLeadForm } from "../form/use-lead-form.ts";
import type { ListingContact, ListingEnquiries } from "../model/listing-enquiries.ts";
import { LeadTaken } from "./lead-taken.tsx";
import { FieldErrorText, SenderFields } from "./sender-fields.tsx";

/** Props of `LeadForm`. */
export interface LeadFormProps extends Pick<ListingEnquiries, "propertyId" | "address" | "sent"> {
  contact: ListingContact;
  /** What the fields begin with: who is signed in, and what a pressed link asks for. @default nothing */
  given?: FormFields;
}

/** The kind of enquiry, where there is a choice. */
function LeadKindChoice({ kinds, requested }: Pick<ListingContact, "kinds" | "requested">) {
  const { t } = useLingui();
  const { term } = usePage();
  if (kinds.length === 1) {
    return <input type="hidden" name="ask" value={requested} data-ask={requested} data-only />;
  }
  const labels: Record<LeadKind, string> = {
    contact: t`Ask a question`,
    viewing: term("date.bookOpening"),
    interest: t`Register interest`,
    valuation: t`Request a valuation`,
  };
  return (
    <OptionGroup key={requested} legend={t`Subject`}>
      {kinds.map((kind) => (
        <Radio
          key={kind}
          name="ask"
          value={kind}
          data-ask={kind}
          label={labels[kind]}
          defaultChecked={kind === requested}
        />
      ))}
    </OptionGroup>
  );
}

/** One of the viewings, or one by appointment. */
function ViewingChoice({ contact, form }: { contact: ListingContact; form: FormState }) {
  const { term } = usePage();
  const { viewings, appointment, viewing } = contact;
  const fieldError = useId();
  const picked = form.typed.viewing ?? String(viewing ?? "");
  if (viewings.length === 0 && appointment === "") {
    // The selected viewing is kept even if the page does not know it.
    return form.typed.viewing ? (
      <input type="hidden" name="viewing" value={form.typed.viewing} />
    ) : null;
  }
  return (
    <div className={styles.viewings} data-wrong={form.errorOf("viewing") ? true : undefined}>
      <OptionGroup key={String(viewing)} legend={term("date.inspection")}>
        {viewings.map(({ unixFrom, label }) => (
          <Radio
            key={unixFrom}
            name="viewing"
            value={unixFrom}
            label={label}
            defaultChecked={picked === String(unixFrom)}
            aria-describedby={form.errorOf("viewing") && fieldError}
          />
        ))}
        {appointment && (
          <Radio name="viewing" value="" label={appointment} defaultChecked={picked === ""} />
        )}
      </OptionGroup>
      <FieldErrorText id={fieldError}>{form.errorOf("viewing")}</FieldErrorText>
    </div>
  );
}

/** One form to the advertiser of a home: a question, a sign-up, interest, or a valuation (LEAD-001..006). */
export function LeadForm({ contact, propertyId, address, sent, given }: LeadFormProps) {
  const { t } = useLingui();
  const form = useLeadForm(propertyId, contact.kinds, given);
  const requested =
    contact.kinds.find((kind) => kind === form.response?.formKind) ?? contact.requested;
  const accepted = form.response?.kind === "taken" ? form.response : null;
  const before =
    sent && contact.kinds.some((kind) => kind === sent.formKind) && form.response === null
      ? sent
      : null;
  const taken = accepted ?? before;
  if (taken) {
    return (
      <LeadTaken
        sent={taken}
        contact={contact}
        again={`${address}#contact`}
        onAgain={form.restart}
        takesFocus={form.isFresh}
      />
    );
  }
  return (
    <FormFrame kind={requested} address={address} form={form}>
      <LeadKindChoice kinds={contact.kinds} requested={requested} />
      <ViewingChoice contact={contact} form={form} />
      <SenderFields form={form} owner={contact.owner} />
      {contact.canBePublished && (
        <div className={styles.publication}>
          <Checkbox
            name="mayPublish"
            defaultChecked={form.typed.mayPublish === "on"}
            label={t`The question and answer may be shown on the listing in the advertiser's words, without my name.`}
          />
        </div>
      )}
      <ErrorNotice response={form.response} />
      <Button
        type="submit"
        variant="primary"
        size="l"
        className={styles.send}
        isBusy={form.isSending}
        busyLabel={<Trans>Sending</Trans>}
      >
        <Trans>Send</Trans>
      </Button>
    </FormFrame>
  );
}
