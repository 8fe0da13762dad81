import { contactAddressesApi } from "@hjem/api-client/endpoints/contact-addresses";
import { usePage } from "@hjem/storefront/page";
import { toasts } from "@hjem/storefront/toasts";
import { Button } from "@hjem/ui/button";
import layout from "@hjem/ui/layout.module.css";
import text from "@hjem/ui/text.module.css";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";

const { getContactAddresses, askContactAddress } = contactAddressesApi.endpoints;

/** Where enquiries are sent: to the contact's address once it is confirmed, until then to that of the account. */
export function ContactAddress({ email }: { email: string }) {
  const { t } = useLingui();
  const { store } = usePage();
  const { data } = getContactAddresses.useQuery();
  const [isSending, setSending] = useState(false);
  if (!data) return null;
  const { account, addresses } = data;
  const wanted = email.trim().toLowerCase();
  const known = addresses.find((address) => address.email === wanted);
  if (wanted === account || known?.isConfirmed) {
    return (
      <p className={`${text.small} ${text.secondary}`}>
        <Trans>Enquiries are sent to {email}.</Trans>
      </p>
    );
  }
  const send = async () => {
    setSending(true);
    const { error } = await store.dispatch(askContactAddress.initiate(wanted, { track: false }));
    setSending(false);
    toasts.show({
      message: error
        ? t`The email could not be sent. Please try again later.`
        : t`We have sent an email to ${email}`,
    });
  };
  return (
    <div className={layout.stackSmall}>
      <p role="status">
        {known ? (
          <Trans>
            We have sent an email to {email} with a link that confirms the address. Until it is
            confirmed, enquiries are sent to {account}.
          </Trans>
        ) : (
          <Trans>
            {email} is not confirmed. Until it is, enquiries are sent to {account}.
          </Trans>
        )}
      </p>
      <div>
        <Button size="s" isBusy={isSending} onClick={() => void send()}>
          {known ? <Trans>Send the email again</Trans> : <Trans>Send an email to confirm it</Trans>}
        </Button>
      </div>
    </div>
  );
}
