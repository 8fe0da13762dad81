import { authApi } from "@hjem/api-client/endpoints/auth";
import { paths } from "@hjem/domain/paths";
import { usePage } from "@hjem/storefront/page";
import { LinkButton } from "@hjem/ui/button";
import { Trans } from "@lingui/react/macro";
import { EntryFrame } from "./entry-frame.tsx";
import { MailedOutcome } from "./mailed-outcome.tsx";
import { emailOf, useMailedAct } from "./use-mailed-act.ts";

const signIn = (
  <LinkButton href={paths.login.to()} variant="primary" size="l" isBlock>
    <Trans>Sign in</Trans>
  </LinkButton>
);

/** Activates an account by the link of a mail (ACC-014, ACC-066, ACC-077). Nobody is signed in by it. */
export function Activate() {
  const { store } = usePage();
  const came = useMailedAct((token) =>
    store.dispatch(authApi.endpoints.activate.initiate({ token }, { track: false })),
  );
  const email = emailOf(came);
  return (
    <EntryFrame title={<Trans>Activate account</Trans>}>
      <MailedOutcome
        came={came}
        done={<Trans>The account for {email} is active. You can sign in now.</Trans>}
        way={signIn}
        otherWay={
          <>
            <p>
              <Trans>Sign in with your email address to get a new link.</Trans>
            </p>
            {signIn}
          </>
        }
      />
    </EntryFrame>
  );
}
