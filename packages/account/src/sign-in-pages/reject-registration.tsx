import { authApi } from "@hjem/api-client/endpoints/auth";
import { isApiError } from "@hjem/api-client/errors/api-error";
import { paths } from "@hjem/domain/paths";
import { usePage } from "@hjem/storefront/page";
import { FormError } from "@hjem/storefront/sign-in/account-form";
import { type FormErrorMessage, toFormError } from "@hjem/storefront/sign-in/use-account-form";
import { Button, LinkButton } from "@hjem/ui/button";
import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { MailLinkStatus } from "./mail-link-status.tsx";
import { SignInFrame } from "./sign-in-frame.tsx";

/** What became of a registration that the address's owner has not made. */
export interface Rejection {
  email: string;
  /** False for an account that was activated since: it is erased after 14 days. */
  isErased: boolean;
}

/** Props of `RejectButton`. */
export interface RejectButtonProps {
  token: string;
  onRejected: (rejection: Rejection) => void;
  onInvalid: (message: string) => void;
}

/** Erases the registration that a link belongs to: somebody else made it. */
export function RejectButton({ token, onRejected, onInvalid }: RejectButtonProps) {
  const { store } = usePage();
  const [isBusy, setBusy] = useState(false);
  const [formError, setFormError] = useState<FormErrorMessage | null>(null);
  const reject = async () => {
    setBusy(true);
    setFormError(null);
    const { data, error } = await store.dispatch(
      authApi.endpoints.rejectRegistration.initiate({ token }, { track: false }),
    );
    setBusy(false);
    if (data) return onRejected(data.data);
    const { message } = toFormError(error);
    if (isApiError(error) && error.code === "token_invalid") return onInvalid(message);
    return setFormError({ message });
  };
  return (
    <div>
      <Button variant="line" size="l" isBlock isBusy={isBusy} onClick={() => void reject()}>
        <Trans>This wasn't me</Trans>
      </Button>
      <FormError formError={formError} />
    </div>
  );
}

/** Says that the registration is erased, or that the account will be. */
export const RejectedRegistration = ({ email, isErased }: Rejection) => (
  <SignInFrame title={<Trans>Not your account</Trans>}>
    <MailLinkStatus
      state={{ kind: "done", email }}
      done={
        isErased ? (
          <Trans>The account for {email} has been removed. Nothing about you is stored.</Trans>
        ) : (
          <Trans>
            The account for {email} is signed out everywhere and will be deleted in 14 days. The
            email that we have sent you undoes that.
          </Trans>
        )
      }
    />
    <LinkButton href={paths.home.to()} size="l" isBlock>
      <Trans>Go to the home page</Trans>
    </LinkButton>
  </SignInFrame>
);
