import { paths } from "@hjem/domain/paths";
import { usePage } from "@hjem/storefront/page";
import { FormError } from "@hjem/storefront/sign-in/account-form";
import { type FormErrorMessage, toFormError } from "@hjem/storefront/sign-in/use-account-form";
import { Button } from "@hjem/ui/button";
import layout from "@hjem/ui/layout.module.css";
import { Link } from "@hjem/ui/link";
import text from "@hjem/ui/text.module.css";
import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useState } from "react";
import { useLoaderData } from "react-router";
import { type ConsentModel, withdrawConsent } from "./publication-consent-link.ts";
import styles from "./publication-consent-page.module.css";
import { SignInFrame } from "./sign-in-frame.tsx";

/** What the link is about as it is now. */
function useSentence(state: ConsentModel["state"]): string {
  const { t } = useLingui();
  if (state === null) return t`This link is no longer valid. Nothing from your enquiry is shown.`;
  if (!state.hasConsent) {
    return t`Your consent is withdrawn. Nothing from your enquiry is shown on the listing.`;
  }
  return state.published
    ? t`The advertiser has published this on the listing. Your name is not shown.`
    : t`Nothing from your enquiry is shown on the listing now. You have agreed that the advertiser can publish the answer.`;
}

/**
 * The page of the link in the mail about a published question: what is shown, and one press to withdraw consent; needs no
 * sign-in and works without JavaScript (D86).
 */
export default function PublicationConsentPage() {
  const page = usePage();
  const { token, state: loaded } = useLoaderData<ConsentModel>();
  const [state, setState] = useState(loaded);
  const [isSending, setSending] = useState(false);
  const [formError, setFormError] = useState<FormErrorMessage | null>(null);
  const sentence = useSentence(state);
  const { published = null, listing = null, hasConsent = false } = state ?? {};

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setFormError(null);
    setSending(true);
    const { data, error } = await withdrawConsent(page, token);
    setSending(false);
    if (data) setState(data);
    else setFormError(toFormError(error));
  };
  return (
    <SignInFrame title={<Trans>Published question</Trans>} needsScript={false}>
      {listing && <p className={text.secondary}>{listing.address}</p>}
      <p role="status">{sentence}</p>
      {published && (
        <div className={`${layout.panel} ${styles.published}`}>
          <p className={text.medium}>{published.question}</p>
          <p>{published.answer}</p>
        </div>
      )}
      {hasConsent && (
        <form method="post" className={layout.stackSmall} onSubmit={(event) => void submit(event)}>
          <Button type="submit" variant="primary" size="l" isBlock isBusy={isSending}>
            <Trans>Withdraw consent</Trans>
          </Button>
          <p className={`${text.small} ${text.secondary}`}>
            {published ? (
              <Trans>It is removed from the listing at once and can't be published again.</Trans>
            ) : (
              <Trans>The answer can't be published after that.</Trans>
            )}
          </p>
        </form>
      )}
      <FormError formError={formError} />
      {listing && (
        <p className={text.small}>
          <Link
            href={paths.property.to(listing.agencyId, listing.propertyId)}
            className={text.linkAlone}
          >
            <Trans>View the listing</Trans>
          </Link>
        </p>
      )}
    </SignInFrame>
  );
}
