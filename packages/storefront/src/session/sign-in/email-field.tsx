import { ACCOUNT_EMAIL_MAX_LENGTH } from "@hjem/domain/account/account-rules";
import { TextField } from "@hjem/ui/text-field";
import { useLingui } from "@lingui/react/macro";

/** Props of `EmailField`. */
export interface EmailFieldProps {
  /** Typed before. */
  email: string;
  error: string | undefined;
}

/** The e-mail address of an account, as password managers fill it in. */
export function EmailField({ email, error }: EmailFieldProps) {
  const { t } = useLingui();
  return (
    <TextField
      name="email"
      type="email"
      label={t`Email address`}
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={ACCOUNT_EMAIL_MAX_LENGTH}
      defaultValue={email}
      error={error}
      required
    />
  );
}
