import { paths } from "@hjem/domain/paths";
import { ForgotStep } from "@hjem/storefront/sign-in/forgot-step";
import { MailedNote } from "@hjem/storefront/sign-in/mailed-note";
import { useStepTitle } from "@hjem/storefront/sign-in/use-step-title";
import { Link } from "@hjem/ui/link";
import text from "@hjem/ui/text.module.css";
import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { useActionData } from "react-router";
import { SignInFrame } from "./sign-in-frame.tsx";

/** Requests a link to set a new password, by email (ACC-021, ACC-022, ACC-072). */
export function ForgotPassword() {
  const [email, setEmail] = useState<string | null>(null);
  const typed = useActionData<{ email: string }>();
  const title = useStepTitle(email === null ? "forgot" : "mailed");
  return (
    <SignInFrame title={title}>
      {email === null ? (
        <ForgotStep
          email={typed?.email ?? ""}
          isSubmitted={typed !== undefined}
          onMailed={setEmail}
        />
      ) : (
        <MailedNote email={email} about="reset" />
      )}
      <p>
        <Link href={paths.login.to()} className={text.linkAlone}>
          <Trans>Back to sign-in</Trans>
        </Link>
      </p>
    </SignInFrame>
  );
}
