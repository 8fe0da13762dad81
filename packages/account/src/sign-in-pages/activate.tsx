import { authApi } from "@hjem/api-client/endpoints/auth";
import { paths } from "@hjem/domain/paths";
import { signInHref } from "@hjem/storefront/access";
import { usePage } from "@hjem/storefront/page";
import { useRegistration } from "@hjem/storefront/registration";
import { LinkButton } from "@hjem/ui/button";
import { Trans } from "@lingui/react/macro";
import { MailLinkResult } from "./mail-link-result.tsx";
import { SignInFrame } from "./sign-in-frame.tsx";
import { emailOf, useMailLink } from "./use-mail-link.ts";

/** To the sign-in, and from there to where the registration came from. */
function SignInLink() {
  const { back } = useRegistration() ?? {};
  const hasPage = back !== undefined && back !== paths.home.to();
  const href = hasPage ? signInHref({ pathname: back, search: "" }) : paths.login.to();
  return (
    <LinkButton href={href} variant="primary" size="l" isBlock>
      <Trans>Sign in</Trans>
    </LinkButton>
  );
}

/** Activates an account by an emailed link (ACC-014, ACC-066, ACC-077). It signs nobody in. */
export function Activate() {
  const { store } = usePage();
  const outcome = useMailLink((token) =>
    store.dispatch(authApi.endpoints.activate.initiate({ token }, { track: false })),
  );
  const email = emailOf(outcome);
  return (
    <SignInFrame title={<Trans>Activate account</Trans>}>
      <MailLinkResult
        outcome={outcome}
        done={<Trans>The account for {email} is active. You can sign in now.</Trans>}
        link={<SignInLink />}
        otherMethod={
          <>
            <p>
              <Trans>Sign in with your email address to get a new link.</Trans>
            </p>
            <SignInLink />
          </>
        }
      />
    </SignInFrame>
  );
}
