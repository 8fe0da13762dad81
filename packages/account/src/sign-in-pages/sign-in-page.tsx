import { paths } from "@hjem/domain/paths";
import { useSession } from "@hjem/storefront/session";
import { SignInFlow } from "@hjem/storefront/sign-in/flow";
import { useStepTitle } from "@hjem/storefront/sign-in/use-step-title";
import { browserAccess } from "@hjem/storefront/system-access";
import { Link } from "@hjem/ui/link";
import text from "@hjem/ui/text.module.css";
import { Trans } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { useActionData, useLoaderData, useLocation, useNavigate } from "react-router";
import { GateForm } from "../admin/gate-form.tsx";
import type { SignInModel } from "./load-sign-in.ts";
import { SignInFrame } from "./sign-in-frame.tsx";

/** The sign-in page; a signed-in user is redirected to the return URL (ACC-032, ACC-033). */
export default function SignInPage() {
  const { redirect, isGate, providers } = useLoaderData<SignInModel>();
  const typed = useActionData<{ email: string }>();
  const navigate = useNavigate();
  const hasBrand = useLocation().pathname.startsWith(paths.login.path);
  // Inside the open gate of the admin area users sign in as everywhere (D106).
  const [stepKind, setStepKind] = useState<Parameters<typeof useStepTitle>[0]>("address");
  const stepTitle = useStepTitle(stepKind);
  const isBeforeGate = isGate && browserAccess().until() === null;
  const isIn = useSession().kind === "person" && !isBeforeGate;
  useEffect(() => {
    if (isIn) void navigate(redirect, { replace: true });
  }, [isIn, redirect, navigate]);

  if (isBeforeGate) {
    return (
      <SignInFrame hasBrand={hasBrand} title={<Trans>System access</Trans>}>
        <GateForm onOpened={() => navigate(redirect, { replace: true })} />
      </SignInFrame>
    );
  }
  const title = stepTitle ?? <Trans>Sign in or create an account</Trans>;
  return (
    <SignInFrame
      hasBrand={hasBrand}
      title={title}
      lead={
        stepKind === "address" && (
          <Trans>
            Save homes and searches, and get alerts about them. It is free. Read{" "}
            <Link href={paths.privacyPolicy.to()} className={text.link}>
              how we use your data
            </Link>
            .
          </Trans>
        )
      }
    >
      {/* After sign-in the session decides where to redirect. */}
      <SignInFlow
        providers={providers}
        redirect={redirect}
        from={{ kind: "address", email: typed?.email, isSubmitted: typed !== undefined }}
        onStep={setStepKind}
        onSignedIn={() => undefined}
      />
    </SignInFrame>
  );
}
