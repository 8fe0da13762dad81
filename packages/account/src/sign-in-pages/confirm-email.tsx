import { accountApi } from "@hjem/api-client/endpoints/account";
import { paths } from "@hjem/domain/paths";
import { usePage } from "@hjem/storefront/page";
import { LinkButton } from "@hjem/ui/button";
import { Trans } from "@lingui/react/macro";
import { MailLinkResult } from "./mail-link-result.tsx";
import { SignInFrame } from "./sign-in-frame.tsx";
import { emailOf, useMailLink } from "./use-mail-link.ts";

/** Verifies a new email address by an emailed link. */
export function ConfirmEmail() {
  const { store } = usePage();
  const outcome = useMailLink((token) =>
    store.dispatch(accountApi.endpoints.confirmEmail.initiate({ token }, { track: false })),
  );
  const email = emailOf(outcome);
  const link = (
    <LinkButton href={paths.userContactInfo.to()} variant="primary" size="l" isBlock>
      <Trans>Go to your account</Trans>
    </LinkButton>
  );
  return (
    <SignInFrame title={<Trans>New email address</Trans>}>
      <MailLinkResult
        outcome={outcome}
        done={<Trans>You now sign in with {email}.</Trans>}
        link={link}
        otherMethod={link}
      />
    </SignInFrame>
  );
}
