import { PasswordField } from "@hjem/ui/password-field";
import { useLingui } from "@lingui/react/macro";

/** Props of `OwnPasswordField`. */
export interface OwnPasswordFieldProps {
  error: string | undefined;
}

/** The password that the person signs in with, by which a form knows that it is them. */
export function OwnPasswordField({ error }: OwnPasswordFieldProps) {
  const { t } = useLingui();
  return (
    <PasswordField
      name="password"
      label={t`Your password`}
      autoComplete="current-password"
      error={error}
      required
    />
  );
}
