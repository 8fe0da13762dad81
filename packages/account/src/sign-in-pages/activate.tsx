import { authApi } from "@hjem/api-client/endpoints/auth";
import { paths } from "@hjem/domain/paths";
import { usePage } from "@hjem/storefront/page";
import { LinkButton } from "@hjem/ui/button";
import { Trans } from "@lingui/react/macro";
import { MailLinkResult } from "./mail-link-result.tsx";
import { SignInFrame } from "./sign-in-frame.tsx";
import { emailOf, useMailLink } from "./use-mail-link.ts";

const signIn = (
  <LinkButton href={paths.login.to()} variant="primary" size="l" isBlock>
    <Trans>Sign in</Trans>
  </LinkButton>
);

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
        link={signIn}
        otherMethod={
          <>
            <p>
              <Trans>Sign in with your email address to get a new link.</Trans>
            </p>
            {signIn}
          </>
        }
      />
    </SignInFrame>
  );
}
