import { PASSWORD_MIN_LENGTH } from "@hjem/domain/account/account-rules";
import {
  type PasswordError,
  passwordError,
  type PasswordOwner,
} from "@hjem/domain/account/password-rule";
import { PasswordField } from "@hjem/ui/password-field";
import { useLingui } from "@lingui/react/macro";
import { useState } from "react";

/** Props of `NewPasswordField`. */
export interface NewPasswordFieldProps {
  /** @default "password" */
  name?: string;
  /** @default "Password" */
  label?: string;
  /** The owner of the password, whose name and email address are not allowed in it. */
  owner: PasswordOwner;
  error: string | undefined;
}

/** Error message for a new password; undefined if it is valid. */
export function usePasswordMessages() {
  const { t } = useLingui();
  const words: Record<PasswordError, string> = {
    password_short: t`Use at least ${PASSWORD_MIN_LENGTH} characters. Several words are easy to remember.`,
    password_long: t`This password is too long.`,
    password_common: t`This password is too common. Choose another.`,
    password_own: t`Your name or email address is easy to guess. Choose another password.`,
  };
  return (password: string, owner: PasswordOwner): string | undefined => {
    const fieldError = passwordError(password, owner);
    return fieldError ? words[fieldError] : undefined;
  };
}

/** A new password: shows while typing what the rule still requires. */
export function NewPasswordField({
  name = "password",
  label,
  owner,
  error,
}: NewPasswordFieldProps) {
  const { t } = useLingui();
  const errorOf = usePasswordMessages();
  const [typed, setTyped] = useState("");
  const lacks = PASSWORD_MIN_LENGTH - Array.from(typed).length;
  const hint = () => {
    if (typed === "")
      return t`At least ${PASSWORD_MIN_LENGTH} characters. Several words work well.`;
    if (lacks > 0)
      return lacks === 1 ? t`1 more character needed.` : t`${lacks} more characters needed.`;
    return errorOf(typed, owner) ?? t`Long enough.`;
  };
  return (
    <PasswordField
      name={name}
      label={label ?? t`Password`}
      autoComplete="new-password"
      required
      error={error}
      // The error message says what helps.
      hint={error === undefined ? hint() : undefined}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
    />
  );
}
