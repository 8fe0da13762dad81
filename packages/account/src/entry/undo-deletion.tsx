import { accountApi } from "@hjem/api-client/endpoints/account";
import { paths } from "@hjem/domain/paths";
import { usePage } from "@hjem/storefront/page";
import { LinkButton } from "@hjem/ui/button";
import { Trans } from "@lingui/react/macro";
import { EntryFrame } from "./entry-frame.tsx";
import { MailedOutcome } from "./mailed-outcome.tsx";
import { emailOf, useMailedAct } from "./use-mailed-act.ts";

/** Takes a deletion back by the link of a mail, for 14 days (D38). */
export function UndoDeletion() {
  const { store } = usePage();
  const came = useMailedAct((token) =>
    store.dispatch(accountApi.endpoints.undoDeletion.initiate({ token }, { track: false })),
  );
  const email = emailOf(came);
  const way = (
    <LinkButton href={paths.login.to()} variant="primary" size="l" isBlock>
      <Trans>Sign in</Trans>
    </LinkButton>
  );
  return (
    <EntryFrame title={<Trans>Keep the account</Trans>}>
      <MailedOutcome
        came={came}
        done={<Trans>Your account {email} has been kept, with all its content.</Trans>}
        way={way}
        otherWay={way}
      />
    </EntryFrame>
  );
}
