import { authApi } from "@hjem/api-client/endpoints/auth";
import { type ApiError, isApiError } from "@hjem/api-client/errors/api-error";
import type { AccessTokenResponse } from "@hjem/domain/account/auth-response";
import type { SecondStep, SecondStepResponse } from "@hjem/domain/account/second-factor";
import {
  type ProviderErrorNotice,
  providerNames,
  type ProviderReturn,
  providerReturnPath,
} from "@hjem/domain/account/sign-in-providers";
import { safeRedirect } from "@hjem/domain/safe-redirect";
import { PasswordField } from "@hjem/ui/password-field";
import { TextField } from "@hjem/ui/text-field";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { usePage } from "../../page/use-page.ts";
import type { ProviderError } from "../../store/session-slice.ts";
import { toasts } from "../../toasts/toasts.ts";
import { sessionManagerOf } from "../browser-session-manager.ts";
import { AccountFormFrame } from "./account-form.tsx";
import { SecondStepForm } from "./second-step.tsx";
import styles from "./sign-in.module.css";
import { toFormError, useAccountForm } from "./use-account-form.ts";
import { useEmailCheck } from "./use-email-check.ts";

/** Props of `ProviderCallback`. */
export interface ProviderCallbackProps {
  from: ProviderReturn;
  /** Called when a second factor is required, for the parent's heading. */
  onSecondStep: () => void;
  onSignedIn: () => void;
  onFailed: (notice: ProviderErrorNotice) => void;
  /** The account cannot be used now, e.g. because it is not activated; the API's message says why. */
  onError: (formError: ProviderError) => void;
}

/**
 * What the exchange still needs: the provider returned no email address, or one that already has an account (D29), or
 * the account has a second step.
 */
type Need =
  | { kind: "email" }
  | { kind: "password"; message: string }
  | { kind: "second-step"; step: SecondStep };

const needOf = ({ code, message = "" }: ApiError): Need | null => {
  if (code === "email_needed") return { kind: "email" };
  return code === "password_needed" ? { kind: "password", message } : null;
};

const STATUS_FORBIDDEN = 403;

/** Not activated, being deleted, locked for this device, or with another sign-in method; null for other failures. */
const toAccountError = (error: unknown, email?: string): ProviderError | null =>
  isApiError(error) && (error.status === STATUS_FORBIDDEN || error.code === "account_exists")
    ? { ...toFormError(error), email, isWaiting: error.code === "activation_needed" }
    : null;

/** Completes a provider's sign-in: exchanges its code, and requests what is missing (ACC-055..057, ACC-068). */
export function ProviderCallback({
  from,
  onSecondStep,
  onSignedIn,
  onFailed,
  onError,
}: ProviderCallbackProps) {
  const { t } = useLingui();
  const { store, origin } = usePage();
  const navigate = useNavigate();
  const checkEmail = useEmailCheck();
  const [need, setNeed] = useState<Need | null>(null);
  const hasBegun = useRef(false);
  const name = providerNames[from.provider];

  const exchange = (more: { email?: string; password?: string }) =>
    store.dispatch(
      authApi.endpoints.externalLogin.initiate(
        {
          service: from.provider,
          code: from.code ?? "",
          state: from.state,
          redirectUrl: origin + providerReturnPath(from.provider),
          ...more,
        },
        { track: false },
      ),
    );
  const enter = async (response: AccessTokenResponse | SecondStepResponse) => {
    if ("secondStep" in response) {
      onSecondStep();
      return setNeed({ kind: "second-step", step: response.secondStep });
    }
    await sessionManagerOf(store).signedIn(response);
    toasts.show({ message: t`You are signed in` });
    onSignedIn();
    await navigate(safeRedirect(response.redirect), { replace: true });
  };
  const form = useAccountForm({
    unsent: null,
    check: (fields) => {
      if (need?.kind === "email") return checkEmail(fields);
      return fields.password ? {} : { password: t`Enter your password.` };
    },
    send: ({ email, password }) =>
      exchange({ ...(email && { email }), ...(password && { password }) }),
    onDone: enter,
    onError: (error, { email }) => {
      const next = needOf(error);
      const formError = toAccountError(error, email);
      if (next && next.kind !== need?.kind) setNeed(next);
      else if (error.code === "provider_failed") onFailed("failed");
      else if (formError) onError(formError);
      else return false;
      return true;
    },
  });

  const settle = async ({ data, error }: Awaited<ReturnType<typeof exchange>>) => {
    const missing = isApiError(error) ? needOf(error) : null;
    const formError = toAccountError(error);
    if (data) await enter(data);
    else if (missing) setNeed(missing);
    else if (formError) onError(formError);
    else onFailed("failed");
  };
  useEffect(() => {
    // A code can be exchanged once.
    if (hasBegun.current) return;
    hasBegun.current = true;
    if (from.error === null) void exchange({}).then(settle);
    else onFailed(from.notice);
  });

  if (need === null) {
    return (
      <p role="status" className={styles.busy}>
        <Trans>Signing you in with {name}.</Trans>
      </p>
    );
  }
  if (need.kind === "second-step") {
    return <SecondStepForm step={need.step} onSignedIn={enter} />;
  }
  return (
    <AccountFormFrame
      form={form}
      takesFocus
      isBlock
      label={<Trans>Continue</Trans>}
      busyLabel={<Trans>Signing in</Trans>}
    >
      {need.kind === "email" ? (
        <>
          <p>
            <Trans>{name} has not shared your email address. Enter it to continue.</Trans>
          </p>
          <TextField
            name="email"
            type="email"
            label={t`Email address`}
            autoComplete="email"
            error={form.errorOf("email")}
            required
          />
        </>
      ) : (
        <>
          <p>{need.message}</p>
          <PasswordField
            name="password"
            label={t`Password`}
            autoComplete="current-password"
            error={form.errorOf("password")}
            required
          />
        </>
      )}
    </AccountFormFrame>
  );
}
