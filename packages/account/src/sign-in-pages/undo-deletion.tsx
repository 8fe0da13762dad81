import { accountApi } from "@hjem/api-client/endpoints/account";
import { paths } from "@hjem/domain/paths";
import { usePage } from "@hjem/storefront/page";
import { LinkButton } from "@hjem/ui/button";
import { Trans } from "@lingui/react/macro";
import { MailLinkAct } from "./mail-link-act.tsx";
import { SignInFrame } from "./sign-in-frame.tsx";

const { checkDeletion, undoDeletion } = accountApi.endpoints;

/** Cancels a deletion by an emailed link, for 14 days, once its button is pressed (D38, D122). */
export function UndoDeletion() {
  const { store } = usePage();
  return (
    <SignInFrame title={<Trans>Keep the account</Trans>}>
      <MailLinkAct
        check={(token) => store.dispatch(checkDeletion.initiate({ token }, { subscribe: false }))}
        act={(token) => store.dispatch(undoDeletion.initiate({ token }, { track: false }))}
        about={(email) => (
          <Trans>
            The account {email} is being deleted. You can keep it, with all its content.
          </Trans>
        )}
        label={<Trans>Keep the account</Trans>}
        busyLabel={<Trans>Saving</Trans>}
        done={(email) => <Trans>Your account {email} has been kept, with all its content.</Trans>}
        used={(email) => <Trans>This is done already: your account {email} has been kept.</Trans>}
        link={
          <LinkButton href={paths.login.to()} variant="primary" size="l" isBlock>
            <Trans>Sign in</Trans>
          </LinkButton>
        }
      />
    </SignInFrame>
  );
}
