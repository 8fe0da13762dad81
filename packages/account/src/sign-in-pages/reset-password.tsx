import { Trans } from "@lingui/react/macro";
import { NewPassword } from "./new-password.tsx";
import { EntryFrame } from "./sign-in-frame.tsx";

/** A new password in the place of a forgotten one (ACC-011). */
export const ResetPassword = () => (
  <EntryFrame title={<Trans>New password</Trans>}>
    <NewPassword kind="reset" />
  </EntryFrame>
);
