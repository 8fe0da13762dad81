import { authApi } from "@hjem/api-client/endpoints/auth";
import { paths } from "@hjem/domain/paths";
import { usePage } from "@hjem/storefront/page";
import { LinkButton } from "@hjem/ui/button";
import { Trans } from "@lingui/react/macro";
import { MailLinkStatus } from "./mail-link-status.tsx";
import { NewPasswordForm, type NewPasswordFormProps } from "./new-password-form.tsx";
import { SignInFrame } from "./sign-in-frame.tsx";
import { emailOf, useMailLink } from "./use-mail-link.ts";

/** Sets a new password by an emailed link; the link is validated first (ACC-065, ACC-073, ACC-075, ACC-076). */
export function NewPassword({ kind }: Pick<NewPasswordFormProps, "kind">) {
  const { store } = usePage();
  const [state, setState] = useMailLink((token) =>
    store.dispatch(authApi.endpoints.checkPasswordToken.initiate({ token }, { subscribe: false })),
  );
  if (state.kind === "open") {
    const { email, providers } = state.facts;
    return (
      <NewPasswordForm
        kind={kind}
        token={state.token}
        email={email}
        providers={providers}
        onDone={() => setState({ kind: "done", email })}
        onInvalid={(message) => setState({ kind: "invalid", message })}
      />
    );
  }
  const email = emailOf(state);
  const isSet = state.kind === "done" || state.kind === "used";
  return (
    <>
      <MailLinkStatus
        state={state}
        done={
          state.kind === "used" ? (
            <Trans>A password for {email} has been chosen since this link was sent.</Trans>
          ) : (
            <Trans>The password for {email} has been saved. Sign in with it.</Trans>
          )
        }
      />
      {isSet && (
        <LinkButton href={paths.login.to()} variant="primary" size="l" isBlock>
          <Trans>Sign in</Trans>
        </LinkButton>
      )}
      {(state.kind === "invalid" || state.kind === "used") && (
        <LinkButton
          href={paths.passwordForgot.to()}
          variant={state.kind === "used" ? "line" : "primary"}
          size="l"
          isBlock
        >
          <Trans>Send me a new link</Trans>
        </LinkButton>
      )}
    </>
  );
}

/** Replaces a forgotten password (ACC-011). */
export const ResetPassword = () => (
  <SignInFrame title={<Trans>New password</Trans>}>
    <NewPassword kind="reset" />
  </SignInFrame>
);

/** The first password of an account created without one; it activates the account (ACC-021, ACC-074, ACC-076). */
export const SetPassword = () => (
  <SignInFrame title={<Trans>Choose a password</Trans>}>
    <NewPassword kind="first" />
  </SignInFrame>
);
