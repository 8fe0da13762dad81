import { ForgotStep } from "@hjem/storefront/sign-in/forgot-step";
import { MailedNote } from "@hjem/storefront/sign-in/mailed-note";
import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { SignInFrame } from "./sign-in-frame.tsx";

/** A link to a new password, by mail (ACC-021, ACC-022, ACC-072). */
export function ForgotPassword() {
  const [email, setEmail] = useState<string | null>(null);
  return (
    <SignInFrame title={<Trans>Forgot password</Trans>}>
      {email === null ? (
        <ForgotStep onMailed={setEmail} />
      ) : (
        <MailedNote email={email} about="reset" />
      )}
    </SignInFrame>
  );
}
