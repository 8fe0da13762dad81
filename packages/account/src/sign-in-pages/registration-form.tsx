import { formatViewing } from "@hjem/domain/format/format-date";
import type { EnquiryLinkState } from "@hjem/domain/lead/enquiry-link";
import { usePage } from "@hjem/storefront/page";
import { FormError } from "@hjem/storefront/sign-in/account-form";
import { type FormErrorMessage, toFormError } from "@hjem/storefront/sign-in/use-account-form";
import { Button } from "@hjem/ui/button";
import layout from "@hjem/ui/layout.module.css";
import { Trans } from "@lingui/react/macro";
import { type FormEvent, useState } from "react";
import { changeByLink, COMING_FIELD } from "./enquiry-link.ts";

/** A registration for a viewing, as the link of its mail shows it. */
type Registration = NonNullable<EnquiryLinkState["data"]["registration"]>;

/** Props of `RegistrationForm`. */
export interface RegistrationFormProps {
  token: string;
  registration: Registration;
}

/** What is so now; `when` is null by appointment. */
function State({ registration, when }: { registration: Registration; when: string | null }) {
  const isCancelled = registration.cancelledAt !== null;
  if (when === null) {
    return isCancelled ? (
      <Trans>Your request for an appointment is cancelled.</Trans>
    ) : (
      <Trans>You have requested an appointment.</Trans>
    );
  }
  if (isCancelled) return <Trans>Your registration for {when} is cancelled.</Trans>;
  return registration.isOver ? (
    <Trans>You were registered for {when}.</Trans>
  ) : (
    <Trans>You're registered for {when}.</Trans>
  );
}

/** Says whether somebody comes to a viewing, with one press to cancel and one to undo that; without JavaScript too. */
export function RegistrationForm({ token, registration: loaded }: RegistrationFormProps) {
  const page = usePage();
  const [registration, setRegistration] = useState(loaded);
  const [isSending, setSending] = useState(false);
  const [formError, setFormError] = useState<FormErrorMessage | null>(null);
  const { viewing, isOver } = registration;
  const isCancelled = registration.cancelledAt !== null;

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setFormError(null);
    setSending(true);
    const { data, error } = await changeByLink(page, { token, isComing: isCancelled });
    setSending(false);
    if (data?.registration) setRegistration(data.registration);
    else setFormError(toFormError(error));
  };
  return (
    <form method="post" className={layout.stackSmall} onSubmit={(event) => void submit(event)}>
      <p role="status">
        <State registration={registration} when={viewing && formatViewing(page, viewing)} />{" "}
        {isCancelled && <Trans>We have let the advertiser know.</Trans>}
      </p>
      {!isOver && (
        <Button
          type="submit"
          name={COMING_FIELD}
          value={isCancelled ? "yes" : "no"}
          size="l"
          isBlock
          isBusy={isSending}
        >
          {isCancelled ? (
            <Trans>Undo: I'm coming after all</Trans>
          ) : (
            <Trans>I can't come: cancel</Trans>
          )}
        </Button>
      )}
      <FormError formError={formError} />
    </form>
  );
}
