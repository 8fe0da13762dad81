import { authApi } from "@hjem/api-client/endpoints/auth";
import { ACCOUNT_NAME_MAX_LENGTH, TERMS_VERSION } from "@hjem/domain/account/account-rules";
import { formatLongDay } from "@hjem/domain/format/format-date";
import { paths } from "@hjem/domain/paths";
import { Checkbox } from "@hjem/ui/checkbox";
import { WarningIcon } from "@hjem/ui/icons";
import { Link } from "@hjem/ui/link";
import { TextField } from "@hjem/ui/text-field";
import text from "@hjem/ui/text.module.css";
import type { FormFields } from "@hjem/ui/use-form";
import { Trans, useLingui } from "@lingui/react/macro";
import { useId, useState } from "react";
import { usePage } from "../../page/use-page.ts";
import { unsentFields } from "../../storage/unsent-text.ts";
import { rememberRegistration } from "../registration.ts";
import { AccountFormFrame } from "./account-form.tsx";
import { ChosenEmail } from "./chosen-email.tsx";
import { NewPasswordField, usePasswordMessages } from "./new-password-field.tsx";
import type { GoTo } from "./sign-in-steps.ts";
import styles from "./sign-in.module.css";
import { useAccountForm } from "./use-account-form.ts";

/** Props of `RegisterStep`. */
export interface RegisterStepProps {
  email: string;
  /** Where the person continues after the sign-in: a path of the site. */
  redirect: string;
  goTo: GoTo;
}

/** The terms, with the version that is shown: it is stored with the account. */
function Consent({ fieldError }: { fieldError: string | undefined }) {
  const id = useId();
  const page = usePage();
  const { siteName } = page.region;
  const day = formatLongDay(page, TERMS_VERSION);
  const terms = paths.termsAndConditions.to();
  return (
    <div className={styles.consent}>
      <Checkbox
        name="terms"
        required
        aria-invalid={fieldError ? true : undefined}
        aria-describedby={fieldError && id}
        label={
          <Trans>
            I accept the{" "}
            <Link href={terms} target="_blank" className={text.link}>
              {siteName} terms of use
            </Link>{" "}
            <span className={text.nowrap}>({day})</span>
          </Trans>
        }
      />
      {fieldError && (
        <p className={styles.fault} id={id}>
          <WarningIcon size="s" />
          <span>{fieldError}</span>
        </p>
      )}
    </div>
  );
}

/** Registration: with a password (ACC-071), or by an emailed link (ACC-070, ACC-074). */
export function RegisterStep({ email, redirect, goTo }: RegisterStepProps) {
  const { t } = useLingui();
  const { store } = usePage();
  const passwordError = usePasswordMessages();
  const [isQuick, setQuick] = useState(false);
  const { register, quickRegister } = authApi.endpoints;

  const check = ({ name = "", password = "", terms }: FormFields) => {
    const weak = isQuick ? undefined : passwordError(password, { email, name });
    return {
      name: name.trim() === "" ? t`Enter your name.` : undefined,
      password: weak,
      terms: terms === "on" ? undefined : t`You must accept the terms.`,
    };
  };
  const form = useAccountForm({
    unsent: unsentFields("registration"),
    check,
    send: ({ name = "", password = "" }) => {
      const known = { email, name, termsVersion: TERMS_VERSION } as const;
      return isQuick
        ? store.dispatch(quickRegister.initiate(known, { track: false }))
        : store.dispatch(register.initiate({ ...known, password }, { track: false }));
    },
    onDone: () => {
      rememberRegistration(store, email, redirect);
      goTo({ kind: "mailed", email, about: "activation" });
    },
  });
  return (
    <AccountFormFrame
      form={form}
      takesFocus
      isBlock
      label={<Trans>Create account</Trans>}
      busyLabel={<Trans>Creating account</Trans>}
      aside={
        <button type="button" className={styles.plain} onClick={() => setQuick(!isQuick)}>
          <span className={text.linkAlone}>
            {isQuick ? (
              <Trans>Choose a password now</Trans>
            ) : (
              <Trans>Continue without a password</Trans>
            )}
          </span>
        </button>
      }
    >
      <ChosenEmail email={email} onChange={() => goTo({ kind: "address" })} />
      <p>
        <Trans>There is no account with this email address. Create one to continue.</Trans>
      </p>
      <TextField
        name="name"
        label={t`Your name`}
        autoComplete="name"
        maxLength={ACCOUNT_NAME_MAX_LENGTH}
        error={form.errorOf("name")}
        required
      />
      {isQuick ? (
        <p className={text.secondary}>
          <Trans>
            We'll email you a link to activate your account. You can add a passkey or a password
            afterwards.
          </Trans>
        </p>
      ) : (
        <NewPasswordField owner={{ email }} error={form.errorOf("password")} />
      )}
      <Consent fieldError={form.errorOf("terms")} />
    </AccountFormFrame>
  );
}
