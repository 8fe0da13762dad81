import { usePage } from "@hjem/storefront/page";
import { FormError } from "@hjem/storefront/sign-in/account-form";
import { type FormErrorMessage, toFormError } from "@hjem/storefront/sign-in/use-account-form";
import { Button } from "@hjem/ui/button";
import { Trans } from "@lingui/react/macro";
import { type FormEvent, useState } from "react";
import { useLoaderData } from "react-router";
import { confirmByLink, type ContactLinkModel } from "./confirm-contact-link.ts";
import { SignInFrame } from "./sign-in-frame.tsx";

/** The page of the link in the mail to a contact: one press confirms the address; without sign-in and JavaScript. */
export default function ConfirmContactPage() {
  const page = usePage();
  const { token, isConfirmed: loaded } = useLoaderData<ContactLinkModel>();
  const [isConfirmed, setConfirmed] = useState(loaded);
  const [isSending, setSending] = useState(false);
  const [formError, setFormError] = useState<FormErrorMessage | null>(null);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setFormError(null);
    setSending(true);
    const { data, error } = await confirmByLink(page, token);
    setSending(false);
    if (data) setConfirmed(data.isConfirmed);
    else setFormError(toFormError(error));
  };
  return (
    <SignInFrame title={<Trans>Confirm the email address</Trans>} needsScript={false}>
      <p role="status">
        {isConfirmed === null && <Trans>This link is no longer valid.</Trans>}
        {isConfirmed === true && (
          <Trans>The address is confirmed. Enquiries about the listing are sent here.</Trans>
        )}
        {isConfirmed === false && (
          <Trans>
            This address was entered as the contact of a listing. If you confirm it, enquiries about
            the listing are sent here.
          </Trans>
        )}
      </p>
      {isConfirmed === false && (
        <form method="post" onSubmit={(event) => void submit(event)}>
          <Button type="submit" variant="primary" size="l" isBlock isBusy={isSending}>
            <Trans>Confirm the address</Trans>
          </Button>
        </form>
      )}
      <FormError formError={formError} />
    </SignInFrame>
  );
}
