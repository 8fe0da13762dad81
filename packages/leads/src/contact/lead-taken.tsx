import { Link } from "@hjem/ui/link";
import text from "@hjem/ui/text.module.css";
import { Trans } from "@lingui/react/macro";
import { TakenNotice } from "../form/form-response.tsx";
import type { ListingContact, SentForm } from "../model/listing-enquiries.ts";

/** Props of `LeadTaken`. */
export interface LeadTakenProps {
  sent: SentForm;
  contact: ListingContact;
  /** Leads back to the form. */
  again: string;
  onAgain: () => void;
  /** True focuses the notice, because the focused form is gone. */
  takesFocus: boolean;
}

type SentProps = Pick<LeadTakenProps, "sent" | "contact">;

const viewingOf = ({ sent, contact }: SentProps): string | null =>
  contact.viewings.find(({ unixFrom }) => String(unixFrom) === sent.viewing)?.label ?? null;

/** What was sent: a registration for a viewing is none of a message. */
function Title({ sent, contact }: SentProps) {
  const viewing = viewingOf({ sent, contact });
  switch (sent.formKind) {
    case "viewing":
      if (viewing === null) return <Trans>Your request for an appointment has been sent</Trans>;
      return <Trans>You're registered for {viewing}</Trans>;
    case "interest":
      return <Trans>Your interest has been registered</Trans>;
    case "valuation":
      return <Trans>Your valuation request has been sent</Trans>;
    default:
      return <Trans>Thank you, your message has been sent</Trans>;
  }
}

/** What a moderator looks at first. */
function HeldTitle({ formKind }: Pick<SentForm, "formKind">) {
  return formKind === "viewing" ? (
    <Trans>We check your registration before we send it on</Trans>
  ) : (
    <Trans>We check your message before we send it on</Trans>
  );
}

function HeldDetails({ formKind }: Pick<SentForm, "formKind">) {
  return formKind === "viewing" ? (
    <Trans>
      Your registration is saved, but the advertiser has not received it yet. We check it first,
      because the form may have been filled in automatically. You'll get an email when it has been
      sent on.
    </Trans>
  ) : (
    <Trans>
      Your message is saved, but the advertiser has not received it yet. We check it first, because
      the form may have been filled in automatically. You'll get an email when it has been sent on.
    </Trans>
  );
}

function Details({ sent, contact }: SentProps) {
  if (sent.formKind === "viewing" && viewingOf({ sent, contact }) !== null) {
    return (
      <Trans>
        The advertiser knows that you are coming. You'll get a confirmation by email, with a link to
        cancel if you can't make it.
      </Trans>
    );
  }
  return (
    <Trans>
      Your message goes to the advertiser, who replies to you directly. You'll get a confirmation by
      email.
    </Trans>
  );
}

/** Confirms what was sent to the advertiser, or says that a moderator looks at it first (D137). */
export function LeadTaken({ sent, contact, again, onAgain, takesFocus }: LeadTakenProps) {
  return (
    <TakenNotice
      title={
        sent.isHeld ? (
          <HeldTitle formKind={sent.formKind} />
        ) : (
          <Title sent={sent} contact={contact} />
        )
      }
      takesFocus={takesFocus}
    >
      <p>
        {sent.isHeld ? (
          <HeldDetails formKind={sent.formKind} />
        ) : (
          <Details sent={sent} contact={contact} />
        )}
      </p>
      <p>
        <Link href={again} className={text.link} onClick={onAgain}>
          <Trans>Send another message</Trans>
        </Link>
      </p>
    </TakenNotice>
  );
}
