import { accountApi } from "@hjem/api-client/endpoints/account";
import type { UserProfile } from "@hjem/domain/account/profile";
import { usePage } from "@hjem/storefront/page";
import { AccountFormFrame } from "@hjem/storefront/sign-in/account-form";
import { HiddenUsername } from "@hjem/storefront/sign-in/hidden-username";
import { NewPasswordField, usePasswordMessages } from "@hjem/storefront/sign-in/new-password-field";
import { useAccountForm } from "@hjem/storefront/sign-in/use-account-form";
import { PasswordField } from "@hjem/ui/password-field";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { needsProof, useProof } from "../proof/use-proof.tsx";
import styles from "./form.module.css";
import { useSavedNotice } from "./use-saved-notice.ts";

/** Props of `PasswordForm`. */
export interface PasswordFormProps {
  profile: Pick<UserProfile, "email" | "name" | "hasPassword">;
}

/** Changes the password, or sets the first one of an account with providers only (ACC-013, ACC-087). */
export function PasswordForm({ profile: { email, name, hasPassword } }: PasswordFormProps) {
  const { t } = useLingui();
  const { store } = usePage();
  const passwordError = usePasswordMessages();
  const saved = useSavedNotice();
  // Afterwards the fields are empty, and the first one has the focus.
  const [round, setRound] = useState(0);
  const { requestProof, proofDialog } = useProof();
  const form = useAccountForm({
    unsent: null,
    check: ({ oldPassword = "", newPassword = "" }) => ({
      oldPassword: hasPassword && oldPassword === "" ? t`Enter your current password.` : undefined,
      newPassword: passwordError(newPassword, { email, name }),
    }),
    send: ({ oldPassword, newPassword = "" }) =>
      store.dispatch(
        accountApi.endpoints.changePassword.initiate(
          { newPassword, ...(oldPassword && { oldPassword }) },
          { track: false },
        ),
      ),
    onError: (error) => {
      if (needsProof(error)) requestProof(() => undefined);
      return needsProof(error);
    },
    onDone: async () => {
      setRound(round + 1);
      await saved();
    },
  });
  return (
    <>
      <div className={styles.form} key={round}>
        <AccountFormFrame
          form={form}
          takesFocus={round > 0}
          variant="line"
          label={<Trans>Change password</Trans>}
          busyLabel={<Trans>Saving</Trans>}
        >
          <HiddenUsername email={email} />
          {hasPassword && (
            <PasswordField
              name="oldPassword"
              label={t`Current password`}
              autoComplete="current-password"
              error={form.errorOf("oldPassword")}
              required
            />
          )}
          <NewPasswordField
            name="newPassword"
            label={t`New password`}
            owner={{ email, name }}
            error={form.errorOf("newPassword")}
          />
        </AccountFormFrame>
      </div>
      {proofDialog}
    </>
  );
}
