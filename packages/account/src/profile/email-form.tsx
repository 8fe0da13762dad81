import { accountApi } from "@hjem/api-client/endpoints/account";
import { ACCOUNT_EMAIL_MAX_LENGTH } from "@hjem/domain/account/account-rules";
import type { UserProfile } from "@hjem/domain/account/profile";
import { usePage } from "@hjem/storefront/page";
import { AccountFormFrame } from "@hjem/storefront/sign-in/account-form";
import { useAccountForm } from "@hjem/storefront/sign-in/use-account-form";
import { useEmailCheck } from "@hjem/storefront/sign-in/use-email-check";
import { unsentFields } from "@hjem/storefront/unsent-text";
import layout from "@hjem/ui/layout.module.css";
import { MailIcon } from "@hjem/ui/subject-icons";
import { TextField } from "@hjem/ui/text-field";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { OwnPasswordField } from "../proof/own-password-field.tsx";
import { needsProof, useProof } from "../proof/use-proof.tsx";
import styles from "./form.module.css";

/** Props of `EmailForm`. */
export interface EmailFormProps {
  profile: Pick<UserProfile, "newEmail" | "hasPassword">;
}

/** Changes the email address: it takes effect once its link has been opened, and the old address is notified. */
export function EmailForm({ profile: { newEmail, hasPassword } }: EmailFormProps) {
  const { t } = useLingui();
  const { store } = usePage();
  const check = useEmailCheck();
  const [waiting, setWaiting] = useState(newEmail);
  const { requestProof, proofDialog } = useProof();
  const form = useAccountForm({
    unsent: unsentFields("profile/email"),
    check: (fields) => ({
      ...check(fields),
      password: hasPassword && !fields.password ? t`Enter your password.` : undefined,
    }),
    send: ({ email: wanted = "", password }) =>
      store.dispatch(
        accountApi.endpoints.changeEmail.initiate(
          { email: wanted, ...(password && { password }) },
          { track: false },
        ),
      ),
    onError: (error) => {
      if (needsProof(error)) requestProof(() => undefined);
      return needsProof(error);
    },
    onDone: (_result, { email: wanted = "" }) => setWaiting(wanted),
  });
  return (
    <>
      <div role="status">
        {waiting && (
          <p className={`${layout.panel} ${layout.rowTight}`} data-tone="accent">
            <MailIcon />
            <span>
              <Trans>
                We've sent a link to <strong>{waiting}</strong>. Follow it to confirm the new
                address.
              </Trans>
            </span>
          </p>
        )}
      </div>
      <div className={styles.form}>
        <AccountFormFrame
          form={form}
          variant="line"
          label={<Trans>Change address</Trans>}
          busyLabel={<Trans>Sending</Trans>}
        >
          <TextField
            name="email"
            type="email"
            label={t`New email address`}
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={ACCOUNT_EMAIL_MAX_LENGTH}
            error={form.errorOf("email")}
            required
          />
          {hasPassword && <OwnPasswordField error={form.errorOf("password")} />}
        </AccountFormFrame>
      </div>
      {proofDialog}
    </>
  );
}
