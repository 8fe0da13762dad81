import { accountApi } from "@hjem/api-client/endpoints/account";
import { paths } from "@hjem/domain/paths";
import { usePage } from "@hjem/storefront/page";
import { LinkButton } from "@hjem/ui/button";
import { Trans } from "@lingui/react/macro";
import { type LinkText, MailLinkAct } from "./mail-link-act.tsx";
import { SignInFrame } from "./sign-in-frame.tsx";

const { checkNewEmail, confirmEmail } = accountApi.endpoints;

const About: LinkText = ({ email }) => <Trans>Use {email} for your account from now on?</Trans>;
const Done: LinkText = ({ email }) => <Trans>You now sign in with {email}.</Trans>;
const Used: LinkText = ({ email }) => (
  <Trans>This is done already: you sign in with {email}.</Trans>
);

/** Verifies a new email address by an emailed link, once its button is pressed (D122). */
export function ConfirmEmail() {
  const { store } = usePage();
  return (
    <SignInFrame title={<Trans>New email address</Trans>}>
      <MailLinkAct
        check={(token) => store.dispatch(checkNewEmail.initiate({ token }, { subscribe: false }))}
        act={(token) => store.dispatch(confirmEmail.initiate({ token }, { track: false }))}
        About={About}
        label={<Trans>Use this address</Trans>}
        busyLabel={<Trans>Saving</Trans>}
        Done={Done}
        Used={Used}
        link={
          <LinkButton href={paths.userContactInfo.to()} variant="primary" size="l" isBlock>
            <Trans>Go to your account</Trans>
          </LinkButton>
        }
      />
    </SignInFrame>
  );
}
