import { authApi } from "@hjem/api-client/endpoints/auth";
import { Trans } from "@lingui/react/macro";
import { usePage } from "../../page/use-page.ts";
import { AccountFormFrame } from "./account-form.tsx";
import { EmailField } from "./email-field.tsx";
import { useAccountForm } from "./use-account-form.ts";
import { useEmailCheck } from "./use-email-check.ts";

/** Props of `ForgotStep`. */
export interface ForgotStepProps {
  /** @default empty */
  email?: string;
  /** The address was submitted before hydration. @default false */
  isSubmitted?: boolean;
  /** Called once the email is being sent, if there is an account. */
  onMailed: (email: string) => void;
}

/** Requests a link to set a new password, by email (ACC-072). */
export function ForgotStep({ email = "", isSubmitted = false, onMailed }: ForgotStepProps) {
  const { store } = usePage();
  const check = useEmailCheck();
  const form = useAccountForm({
    unsent: null,
    check,
    send: ({ email: typed = "" }) =>
      store.dispatch(authApi.endpoints.forgotPassword.initiate({ email: typed }, { track: false })),
    onDone: (_result, { email: typed = "" }) => onMailed(typed),
  });
  return (
    <AccountFormFrame
      form={form}
      takesFocus
      isBlock
      isSubmitted={isSubmitted}
      label={<Trans>Send me a link</Trans>}
      busyLabel={<Trans>Sending</Trans>}
    >
      <p>
        <Trans>We'll email you a link to choose a new password.</Trans>
      </p>
      <EmailField email={email} error={form.errorOf("email")} />
    </AccountFormFrame>
  );
}
