import { authApi } from "@hjem/api-client/endpoints/auth";
import { ACCOUNT_EMAIL_MAX_LENGTH } from "@hjem/domain/account/account-rules";
import { TextField } from "@hjem/ui/text-field";
import { Trans, useLingui } from "@lingui/react/macro";
import { usePage } from "../page/page-provider.tsx";
import { AccountFormFrame } from "./account-form.tsx";
import { useAccountForm } from "./use-account-form.ts";
import { useEmailCheck } from "./use-email-check.ts";

/** Props of `ForgotStep`. */
export interface ForgotStepProps {
  /** @default empty */
  email?: string;
  /** The mail is on its way, where there is an account. */
  onMailed: (email: string) => void;
}

/** A link to a new password by mail (ACC-072). */
export function ForgotStep({ email = "", onMailed }: ForgotStepProps) {
  const { t } = useLingui();
  const { store } = usePage();
  const check = useEmailCheck();
  const form = useAccountForm({
    check,
    send: ({ email: typed = "" }) =>
      store.dispatch(authApi.endpoints.forgotPassword.initiate({ email: typed }, { track: false })),
    onDone: (_answer, { email: typed = "" }) => onMailed(typed),
  });
  return (
    <AccountFormFrame
      form={form}
      takesFocus
      isBlock
      label={<Trans>Send me a link</Trans>}
      busyLabel={<Trans>Sending</Trans>}
    >
      <p>
        <Trans>We send a link to your e-mail address. It leads to a new password.</Trans>
      </p>
      <TextField
        name="email"
        type="email"
        label={t`E-mail address`}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={ACCOUNT_EMAIL_MAX_LENGTH}
        defaultValue={email}
        error={form.faultOf("email")}
        required
      />
    </AccountFormFrame>
  );
}
