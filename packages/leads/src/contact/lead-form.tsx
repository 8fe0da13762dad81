import type { LeadKind } from "@hjem/domain/lead/lead-kinds";
import { usePage } from "@hjem/storefront/page";
import { Button } from "@hjem/ui/button";
import { OptionGroup, Radio } from "@hjem/ui/checkbox";
import { Link } from "@hjem/ui/link";
import text from "@hjem/ui/text.module.css";
import { Trans, useLingui } from "@lingui/react/macro";
import { useId } from "react";
import { RefusedNotice, TakenNotice } from "../form/form-answer.tsx";
import { FormFrame } from "../form/form-frame.tsx";
import styles from "../form/forms.module.css";
import { type FormState, useLeadForm } from "../form/use-lead-form.ts";
import type { ListingContact, ListingEnquiries } from "../model/listing-enquiries.ts";
import { Fault, SenderFields } from "./sender-fields.tsx";

/** Props of `LeadForm`. */
export interface LeadFormProps extends Pick<
  ListingEnquiries,
  "propertyId" | "address" | "openedAt" | "sent"
> {
  contact: ListingContact;
}

/** What it is about, where there is a choice. */
function AskChoice({ asks, asked }: Pick<ListingContact, "asks" | "asked">) {
  const { t } = useLingui();
  const { term } = usePage();
  if (asks.length === 1) return <input type="hidden" name="ask" value={asked} />;
  const words: Record<LeadKind, string> = {
    contact: t`Ask a question`,
    viewing: term("date.bookOpening"),
    interest: t`Register interest`,
    valuation: t`Request a valuation`,
  };
  return (
    <OptionGroup key={asked} legend={t`Subject`}>
      {asks.map((ask) => (
        <Radio key={ask} name="ask" value={ask} label={words[ask]} defaultChecked={ask === asked} />
      ))}
    </OptionGroup>
  );
}

/** Which of the viewings, or one by appointment. */
function ViewingChoice({ contact, form }: { contact: ListingContact; form: FormState }) {
  const { term } = usePage();
  const { viewings, appointment, viewing } = contact;
  const fault = useId();
  const picked = form.typed.viewing ?? String(viewing ?? "");
  if (viewings.length === 0 && appointment === "") {
    // Which viewing was picked is not lost where the page knows none of them.
    return form.typed.viewing ? (
      <input type="hidden" name="viewing" value={form.typed.viewing} />
    ) : null;
  }
  return (
    <div className={styles.viewings} data-wrong={form.faultOf("viewing") ? true : undefined}>
      <OptionGroup key={String(viewing)} legend={term("date.inspection")}>
        {viewings.map(({ unixFrom, label }) => (
          <Radio
            key={unixFrom}
            name="viewing"
            value={unixFrom}
            label={label}
            defaultChecked={picked === String(unixFrom)}
            aria-describedby={form.faultOf("viewing") && fault}
          />
        ))}
        {appointment && (
          <Radio name="viewing" value="" label={appointment} defaultChecked={picked === ""} />
        )}
      </OptionGroup>
      <Fault id={fault}>{form.faultOf("viewing")}</Fault>
    </div>
  );
}

/** One form to those who advertise a home: a question, a sign-up, interest, or what it is worth (LEAD-001..006). */
export function LeadForm({ contact, propertyId, address, openedAt, sent }: LeadFormProps) {
  const form = useLeadForm(propertyId, contact.asks);
  const asked = contact.asks.find((ask) => ask === form.answer?.ask) ?? contact.asked;
  const isSent = sent !== null && contact.asks.some((ask) => ask === sent);
  if (form.answer?.kind === "taken" || (isSent && form.answer === null)) {
    return (
      <TakenNotice
        title={<Trans>Thank you, your message has been sent</Trans>}
        takesFocus={form.isFresh}
      >
        <p>
          <Trans>
            Your message goes to the advertiser, who replies to you directly. You'll get a
            confirmation by email.
          </Trans>
        </p>
        <p>
          <Link href={`${address}#contact`} className={text.link} onClick={form.restart}>
            <Trans>Send another message</Trans>
          </Link>
        </p>
      </TakenNotice>
    );
  }
  return (
    <FormFrame ask={asked} address={address} openedAt={openedAt} form={form}>
      <AskChoice asks={contact.asks} asked={asked} />
      <ViewingChoice contact={contact} form={form} />
      <SenderFields form={form} />
      <RefusedNotice answer={form.answer} />
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
