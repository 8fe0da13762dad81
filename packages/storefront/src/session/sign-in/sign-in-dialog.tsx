import { Dialog } from "@hjem/ui/dialog";
import text from "@hjem/ui/text.module.css";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import type { SignInAbout, SignInCause } from "../../store/session-slice.ts";
import { toasts } from "../../toasts/toasts.ts";
import type { SignInDialogProps } from "./lazy-sign-in-dialog.ts";
import { pendingOf } from "./open-sign-in.ts";
import { useOfferedProviders } from "./provider-buttons.tsx";
import { ProviderCallback } from "./provider-callback.tsx";
import { ProviderNotice } from "./provider-notice.tsx";
import { SignInFlow } from "./sign-in-flow.tsx";
import type { SignInStep } from "./sign-in-steps.ts";
import styles from "./sign-in.module.css";
import { hereAddress } from "./start-provider.ts";
import { useStepTitle } from "./use-step-title.ts";

/** The waiting action, which is not lost. */
function About({ about }: { about: SignInAbout }) {
  if (about.name === undefined) return null;
  return (
    <div className={styles.about}>
      {about.pictureUrl !== undefined && <img src={about.pictureUrl} alt="" />}
      <div>
        <p className={styles.aboutName}>{about.name}</p>
        {about.promise !== undefined && <p>{about.promise}</p>}
      </div>
    </div>
  );
}

/** The first step: resending the link, else the email address. */
function stepAfter(cause: SignInCause): SignInStep | undefined {
  if (cause.kind !== "refused" || !cause.formError.email) return undefined;
  const { email, message, isWaiting } = cause.formError;
  return isWaiting
    ? { kind: "refused", email, message, help: "activation" }
    : { kind: "address", email };
}

/** The sign-in dialog: the waiting action, an error of a previous attempt, and the sign-in. */
export default function SignInDialog({ cause: given, onSettle }: SignInDialogProps) {
  const { t } = useLingui();
  const providers = useOfferedProviders();
  const [cause, setCause] = useState<SignInCause>(given);
  const [stepKind, setStepKind] = useState<SignInStep["kind"]>("address");
  const notice = cause.kind === "failed" ? cause.notice : null;
  const step = stepAfter(cause);
  const about = given.kind === "action" ? given.about : pendingOf(given)?.about;

  useEffect(() => {
    if (notice === null) return;
    const message = notice === "cancelled" ? t`Sign-in cancelled` : t`Sign-in failed`;
    toasts.show({ message, tone: "error" });
  }, [notice, t]);

  const close = () => {
    onSettle(false);
    // Browsing needs no account (ACC-100).
    toasts.show({ message: t`You can keep browsing without an account` });
  };
  const titles: Record<SignInCause["kind"], string> = {
    action: about?.title ?? t`Sign in or create an account`,
    ended: t`Sign in again`,
    returned: t`Signing in`,
    failed: about?.title ?? t`Sign in or create an account`,
    refused: about?.title ?? t`Sign in or create an account`,
  };
  const title = useStepTitle(stepKind) ?? titles[cause.kind];
  return (
    <Dialog isOpen onClose={close} title={title}>
      <div className={styles.flow}>
        {about && <About about={about} />}
        {!about && cause.kind !== "ended" && stepKind === "address" && (
          <p className={text.secondary}>
            <Trans>Save homes and searches, and get alerts about them. It is free.</Trans>
          </p>
        )}
        {cause.kind === "ended" && (
          <p role="status">
            <Trans>You have been signed out. Your text is still here.</Trans>
          </p>
        )}
        {notice && stepKind === "address" && <ProviderNotice notice={notice} />}
        {cause.kind === "refused" && step?.kind !== "refused" && stepKind === "address" && (
          <ProviderNotice notice={cause.formError} />
        )}
        {cause.kind === "returned" ? (
          <ProviderCallback
            from={cause.from}
            onSecondStep={() => setStepKind("second-step")}
            onSignedIn={() => onSettle(true)}
            onFailed={(failed) => setCause({ kind: "failed", notice: failed })}
            onError={(formError) => setCause({ kind: "refused", formError })}
          />
        ) : (
          <SignInFlow
            providers={providers}
            redirect={hereAddress()}
            from={step}
            onStep={setStepKind}
            onSignedIn={() => onSettle(true)}
          />
        )}
      </div>
    </Dialog>
  );
}
