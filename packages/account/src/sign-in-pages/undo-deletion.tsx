import { accountApi } from "@hjem/api-client/endpoints/account";
import { paths } from "@hjem/domain/paths";
import { usePage } from "@hjem/storefront/page";
import { LinkButton } from "@hjem/ui/button";
import { Trans } from "@lingui/react/macro";
import { type LinkText, MailLinkAct } from "./mail-link-act.tsx";
import { SignInFrame } from "./sign-in-frame.tsx";

const { checkDeletion, undoDeletion } = accountApi.endpoints;

const About: LinkText = ({ email }) => (
  <Trans>The account {email} is being deleted. You can keep it, with all its content.</Trans>
);
const Done: LinkText = ({ email }) => (
  <Trans>Your account {email} has been kept, with all its content.</Trans>
);
const Used: LinkText = ({ email }) => (
  <Trans>This is done already: your account {email} has been kept.</Trans>
);

/** Cancels a deletion by an emailed link, for 14 days, once its button is pressed (D38, D122). */
export function UndoDeletion() {
  const { store } = usePage();
  return (
    <SignInFrame title={<Trans>Keep the account</Trans>}>
      <MailLinkAct
        check={(token) => store.dispatch(checkDeletion.initiate({ token }, { subscribe: false }))}
        act={(token) => store.dispatch(undoDeletion.initiate({ token }, { track: false }))}
        About={About}
        label={<Trans>Keep the account</Trans>}
        busyLabel={<Trans>Saving</Trans>}
        Done={Done}
        Used={Used}
        link={
          <LinkButton href={paths.login.to()} variant="primary" size="l" isBlock>
            <Trans>Sign in</Trans>
          </LinkButton>
        }
      />
    </SignInFrame>
  );
}
