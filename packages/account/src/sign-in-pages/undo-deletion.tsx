import { accountApi } from "@hjem/api-client/endpoints/account";
import { paths } from "@hjem/domain/paths";
import { usePage } from "@hjem/storefront/page";
import { LinkButton } from "@hjem/ui/button";
import { Trans } from "@lingui/react/macro";
import { MailLinkResult } from "./mail-link-result.tsx";
import { SignInFrame } from "./sign-in-frame.tsx";
import { emailOf, useMailLink } from "./use-mail-link.ts";

/** Cancels a deletion by an emailed link, for 14 days (D38). */
export function UndoDeletion() {
  const { store } = usePage();
  const outcome = useMailLink((token) =>
    store.dispatch(accountApi.endpoints.undoDeletion.initiate({ token }, { track: false })),
  );
  const email = emailOf(outcome);
  const link = (
    <LinkButton href={paths.login.to()} variant="primary" size="l" isBlock>
      <Trans>Sign in</Trans>
    </LinkButton>
  );
  return (
    <SignInFrame title={<Trans>Keep the account</Trans>}>
      <MailLinkResult
        outcome={outcome}
        done={<Trans>Your account {email} has been kept, with all its content.</Trans>}
        link={link}
        otherMethod={link}
      />
    </SignInFrame>
  );
}
