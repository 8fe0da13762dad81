import { Trans } from "@lingui/react/macro";
import { NewPassword } from "./new-password.tsx";
import { EntryFrame } from "./sign-in-frame.tsx";

/** The first password of an account that was made without one; it activates the account (ACC-021, ACC-074, ACC-076). */
export const SetPassword = () => (
  <EntryFrame title={<Trans>Choose a password</Trans>}>
    <NewPassword kind="first" />
  </EntryFrame>
);
