import { authApi } from "@hjem/api-client/endpoints/auth";
import { providerNames, type SignInProvider } from "@hjem/domain/account/sign-in-providers";
import { paths } from "@hjem/domain/paths";
import { usePage } from "@hjem/storefront/page";
import { AccountFormFrame } from "@hjem/storefront/sign-in/account-form";
import { HiddenUsername } from "@hjem/storefront/sign-in/hidden-username";
import { NewPasswordField, usePasswordMessages } from "@hjem/storefront/sign-in/new-password-field";
import { useAccountForm } from "@hjem/storefront/sign-in/use-account-form";
import { toasts } from "@hjem/storefront/toasts";
import { LinkButton } from "@hjem/ui/button";
import { Checkbox } from "@hjem/ui/checkbox";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { MailLinkResult } from "./mail-link-result.tsx";
import { SignInFrame } from "./sign-in-frame.tsx";
import { emailOf, useMailLink } from "./use-mail-link.ts";

/** Props of `NewPassword`. */
export interface NewPasswordProps {
  /** `reset` replaces a forgotten one, `first` is the first of an account and activates it. */
  kind: "reset" | "first";
}

const { resetPassword, setPassword, checkPasswordToken } = authApi.endpoints;

function PasswordForm({
  kind,
  token,
  email,
  providers,
  onDone,
  onInvalid,
}: NewPasswordProps & {
  token: string;
  email: string;
  providers: readonly SignInProvider[];
  onDone: () => void;
  onInvalid: (message: string) => void;
}) {
  const { t } = useLingui();
  const { store } = usePage();
  const passwordError = usePasswordMessages();
  const names = providers.map((provider) => providerNames[provider]).join(", ");
  const form = useAccountForm({
    check: ({ password = "" }) => ({ password: passwordError(password, { email }) }),
    send: ({ password = "", dropProviders }) => {
      const endpoint = kind === "reset" ? resetPassword : setPassword;
      const chosen = { token, password, ...(dropProviders && { dropProviders: true }) };
      return store.dispatch(endpoint.initiate(chosen, { track: false }));
    },
    onDone: () => {
      toasts.show({ message: t`Your password has been changed` });
      onDone();
    },
    onError: ({ code, message = "" }) => {
      if (code !== "token_invalid") return false;
      onInvalid(message);
      return true;
    },
  });
  return (
    <AccountFormFrame
      form={form}
      isBlock
      label={<Trans>Save password</Trans>}
      busyLabel={<Trans>Saving</Trans>}
    >
      <p>
        <Trans>
          For the account <strong>{email}</strong>. All devices will be signed out.
        </Trans>
      </p>
      <HiddenUsername email={email} />
      <NewPasswordField
        label={t`New password`}
        owner={{ email }}
        error={form.errorOf("password")}
      />
      {providers.length > 0 && (
        <Checkbox
          name="dropProviders"
          value="1"
          label={<Trans>Also remove {names} as a sign-in method</Trans>}
        />
      )}
    </AccountFormFrame>
  );
}

/** Sets a new password by an emailed link; the link is validated first (ACC-065, ACC-073, ACC-075, ACC-076). */
export function NewPassword({ kind }: NewPasswordProps) {
  const { store } = usePage();
  const [token, setToken] = useState("");
  const [isSet, setSet] = useState(false);
  const [errorText, setErrorText] = useState<string | null>(null);
  const checkToken = (mailed: string) => {
    setToken(mailed);
    return store.dispatch(checkPasswordToken.initiate({ token: mailed }, { subscribe: false }));
  };
  // Validating does not use up the link: a reload shows the form again.
  const outcome = useMailLink(checkToken, { isSpent: false });
  const email = emailOf(outcome);
  if (outcome.kind === "done" && !isSet && errorText === null) {
    return (
      <PasswordForm
        kind={kind}
        token={token}
        email={email}
        providers={outcome.data.providers ?? []}
        onDone={() => setSet(true)}
        onInvalid={setErrorText}
      />
    );
  }
  return (
    <MailLinkResult
      outcome={errorText === null ? outcome : { kind: "invalid", message: errorText }}
      done={<Trans>The password for {email} has been saved. Sign in with it.</Trans>}
      link={
        <LinkButton href={paths.login.to()} variant="primary" size="l" isBlock>
          <Trans>Sign in</Trans>
        </LinkButton>
      }
      otherMethod={
        <LinkButton href={paths.passwordForgot.to()} variant="primary" size="l" isBlock>
          <Trans>Send me a new link</Trans>
        </LinkButton>
      }
    />
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
