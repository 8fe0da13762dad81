import { authApi } from "@hjem/api-client/endpoints/auth";
import type { AccessTokenResponse } from "@hjem/domain/account/auth-response";
import { paths } from "@hjem/domain/paths";
import { usePage } from "@hjem/storefront/page";
import { useRegistration } from "@hjem/storefront/registration";
import { useSession } from "@hjem/storefront/session";
import { sessionManagerOf } from "@hjem/storefront/session-manager";
import { AccountFormFrame } from "@hjem/storefront/sign-in/account-form";
import { SignInFlow } from "@hjem/storefront/sign-in/flow";
import { LinkButton } from "@hjem/ui/button";
import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { useLoaderData, useNavigate } from "react-router";
import type { SignInModel } from "./load-sign-in.ts";
import { useLinkForm } from "./mail-link-act.tsx";
import { MailLinkStatus } from "./mail-link-status.tsx";
import { NewPasswordForm } from "./new-password-form.tsx";
import { RejectButton, type Rejection, RejectedRegistration } from "./reject-registration.tsx";
import { SignInFrame } from "./sign-in-frame.tsx";
import { SignedInSteps } from "./signed-in-steps.tsx";
import { emailOf, useMailLink } from "./use-mail-link.ts";

const { checkActivation, activate, login } = authApi.endpoints;

/** What the activation has found out besides: whether this browser is signed in, and by what. */
interface Arrival {
  hasPassword: boolean;
}

/** Signs in to an account that was activated elsewhere, or before; the address is known. */
function SignInToAccount({ email }: { email: string }) {
  const { providers } = useLoaderData<SignInModel>();
  const { back = paths.home.to() } = useRegistration() ?? {};
  const navigate = useNavigate();
  const { kind } = useSession();
  if (kind === "person") {
    return (
      <LinkButton href={paths.user.to()} variant="primary" size="l" isBlock>
        <Trans>Go to your account</Trans>
      </LinkButton>
    );
  }
  return (
    <SignInFlow
      providers={providers}
      redirect={back}
      from={{ kind: "address", email, isSubmitted: true }}
      onSignedIn={() => navigate(back, { replace: true })}
    />
  );
}

/**
 * Activates an account by an emailed link, once its button is pressed (ACC-014, ACC-066, ACC-077, D122, D134). The browser
 * that registered is signed in; elsewhere the person signs in, as others may read the mail too.
 */
export function Activate() {
  const { store } = usePage();
  const [state, setState] = useMailLink((token) =>
    store.dispatch(checkActivation.initiate({ token }, { subscribe: false })),
  );
  const [arrival, setArrival] = useState<Arrival | null>(null);
  const [rejection, setRejection] = useState<Rejection | null>(null);
  const token = "token" in state ? state.token : "";
  const onInvalid = (message: string) => setState({ kind: "invalid", message });

  const enter = async (session: AccessTokenResponse, hasPassword: boolean) => {
    await sessionManagerOf(store).signedIn(session);
    setArrival({ hasPassword });
  };
  const form = useLinkForm(state, {
    act: (mailed) => store.dispatch(activate.initiate({ token: mailed }, { track: false })),
    onDone: async ({ data: { email, isUsed, session } }) => {
      if (session) await enter(session, session.hasPassword);
      setState(isUsed ? { kind: "used", email, token } : { kind: "done", email });
    },
    onInvalid,
  });
  /** The password that was just chosen need not be typed again. */
  const signInBy = async (email: string, password: string) => {
    const { data } = await store.dispatch(login.initiate({ email, password }, { track: false }));
    if (data && "accessToken" in data) await enter(data, true);
    setState({ kind: "done", email });
  };
  const reject = { token, onRejected: setRejection, onInvalid };

  if (rejection) return <RejectedRegistration {...rejection} />;
  const email = emailOf(state);
  return (
    <SignInFrame title={<Trans>Activate account</Trans>}>
      <MailLinkStatus
        state={state}
        done={
          state.kind === "used" ? (
            <Trans>The account for {email} is active already.</Trans>
          ) : arrival ? (
            <Trans>The account for {email} is active, and you are signed in.</Trans>
          ) : (
            <Trans>The account for {email} is active. You can sign in now.</Trans>
          )
        }
      />
      {state.kind === "open" &&
        (state.facts.needsPassword ? (
          <NewPasswordForm
            kind="first"
            token={token}
            email={email}
            providers={[]}
            onDone={(password) => signInBy(email, password)}
            onInvalid={onInvalid}
          />
        ) : (
          <AccountFormFrame
            form={form}
            isBlock
            label={<Trans>Activate account</Trans>}
            busyLabel={<Trans>Activating</Trans>}
          >
            <p>
              <Trans>
                An account was created with <strong>{email}</strong>. Is it yours?
              </Trans>
            </p>
          </AccountFormFrame>
        ))}
      {state.kind === "done" && arrival && <SignedInSteps hasPassword={arrival.hasPassword} />}
      {(state.kind === "used" || (state.kind === "done" && !arrival)) && (
        <SignInToAccount email={email} />
      )}
      {state.kind === "invalid" && (
        <>
          <p>
            <Trans>Sign in with your email address to get a new link.</Trans>
          </p>
          <LinkButton href={paths.login.to()} variant="primary" size="l" isBlock>
            <Trans>Sign in</Trans>
          </LinkButton>
        </>
      )}
      {(state.kind === "open" || state.kind === "used") && <RejectButton {...reject} />}
    </SignInFrame>
  );
}
