import type { AccessTokenResponse, OfferedProvider } from "@hjem/domain/account/auth-response";
import { Button } from "@hjem/ui/button";
import { WarningIcon } from "@hjem/ui/icons";
import layout from "@hjem/ui/layout.module.css";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useNavigate } from "react-router";
import { usePage } from "../../page/use-page.ts";
import { toasts } from "../../toasts/toasts.ts";
import { sessionManagerOf } from "../browser-session-manager.ts";
import { currentSession } from "../follow-session.ts";
import { resumeRegistration } from "../registration.ts";
import { ChosenEmail } from "./chosen-email.tsx";
import { EmailStep } from "./email-step.tsx";
import { ForgotStep } from "./forgot-step.tsx";
import { MailedNote, ResendButton } from "./mailed-note.tsx";
import { PasswordStep } from "./password-step.tsx";
import { ProviderButtons } from "./provider-buttons.tsx";
import { RegisterStep } from "./register-step.tsx";
import { SecondStepForm } from "./second-step.tsx";
import type { GoTo, SignInStep } from "./sign-in-steps.ts";
import styles from "./sign-in.module.css";

/** Props of `SignInFlow`. */
export interface SignInFlowProps {
  /** The providers of the site. */
  providers: readonly OfferedProvider[];
  /** Return URL for providers: a path of the site. */
  redirect: string;
  /** The first step. @default the email address */
  from?: SignInStep | undefined;
  /** Called with the kind of each further step, for the parent's heading (`useStepTitle`). */
  onStep?: (kind: SignInStep["kind"]) => void;
  /** Called after sign-in; the session is updated already. */
  onSignedIn: () => unknown;
}

const addressStep: SignInStep = { kind: "address" };

/** The account has other sign-in methods, or no password yet. */
function OtherMethods({
  step: { email, providers: connected },
  providers,
  redirect,
  goTo,
}: {
  step: Extract<SignInStep, { kind: "other-ways" }>;
  goTo: GoTo;
} & Pick<SignInFlowProps, "providers" | "redirect">) {
  const own = providers.filter(({ provider }) => connected.includes(provider));
  return (
    <div className={styles.flow}>
      <ChosenEmail email={email} onChange={() => goTo(addressStep)} />
      <p>
        {own.length > 0 ? (
          <Trans>This account has no password. Sign in with one of these services.</Trans>
        ) : (
          <Trans>This account has no password yet. We can email you a link to choose one.</Trans>
        )}
      </p>
      <ProviderButtons providers={own} redirect={redirect} />
      <Button size="l" isBlock onClick={() => goTo({ kind: "forgot", email })}>
        <Trans>Choose a password by email</Trans>
      </Button>
    </div>
  );
}

/** Back to the first step, with the address. */
const BackToSignIn = ({ email, goTo }: { email: string; goTo: GoTo }) => (
  <div>
    <Button variant="ghost" onClick={() => goTo({ kind: "address", email })}>
      <Trans>Back to sign-in</Trans>
    </Button>
  </div>
);

/** Why the account cannot be used now, by the API's message, and how to resolve it (ACC-064). */
function ErrorNote({
  step: { email, message, help },
  goTo,
}: {
  step: Extract<SignInStep, { kind: "refused" }>;
  goTo: GoTo;
}) {
  return (
    <div className={styles.flow}>
      <ChosenEmail email={email} onChange={() => goTo(addressStep)} />
      <div role="alert" className={`${layout.panel} ${layout.rowTight}`}>
        <WarningIcon />
        <p>{message}</p>
      </div>
      {help === "activation" && <ResendButton email={email} about="activation" />}
      {help === "password" && (
        <Button onClick={() => goTo({ kind: "forgot", email })}>
          <Trans>Choose a new password</Trans>
        </Button>
      )}
    </div>
  );
}

/** The sign-in, step by step: the same on its own page and in the dialog (issue 5). */
export function SignInFlow({
  providers,
  redirect,
  from = addressStep,
  onStep,
  onSignedIn,
}: SignInFlowProps) {
  const { t } = useLingui();
  const { store } = usePage();
  const navigate = useNavigate();
  const [step, setStep] = useState<SignInStep>(from);
  const goTo = (next: SignInStep) => {
    setStep(next);
    onStep?.(next.kind);
  };

  const enter = async (response: AccessTokenResponse) => {
    await sessionManagerOf(store).signedIn(response);
    toasts.show({ message: t`You are signed in` });
    const { person } = currentSession(store);
    const back = person ? resumeRegistration(store, person) : null;
    await onSignedIn();
    if (back !== null && back !== redirect) await navigate(back);
  };
  switch (step.kind) {
    case "address":
      return (
        <EmailStep
          providers={providers}
          redirect={redirect}
          email={step.email ?? ""}
          isSubmitted={step.isSubmitted ?? false}
          goTo={goTo}
          onSignedIn={enter}
        />
      );
    case "second-step":
      return <SecondStepForm step={step.step} onSignedIn={enter} />;
    case "password":
      return <PasswordStep email={step.email} goTo={goTo} onSignedIn={enter} />;
    case "other-ways":
      return <OtherMethods step={step} providers={providers} redirect={redirect} goTo={goTo} />;
    case "register":
      return <RegisterStep email={step.email} redirect={redirect} goTo={goTo} />;
    case "forgot":
      return (
        <div className={styles.flow}>
          <ForgotStep
            email={step.email}
            onMailed={(email) => goTo({ kind: "mailed", email, about: "reset" })}
          />
          <BackToSignIn email={step.email} goTo={goTo} />
        </div>
      );
    case "mailed":
      return (
        <div className={styles.flow}>
          <MailedNote email={step.email} about={step.about} />
          <BackToSignIn email={step.email} goTo={goTo} />
        </div>
      );
    default:
      return <ErrorNote step={step} goTo={goTo} />;
  }
}
