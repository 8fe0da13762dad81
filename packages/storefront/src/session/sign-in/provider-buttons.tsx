import { authApi } from "@hjem/api-client/endpoints/auth";
import type { OfferedProvider } from "@hjem/domain/account/auth-response";
import { providerNames, type SignInProvider } from "@hjem/domain/account/sign-in-providers";
import { Button } from "@hjem/ui/button";
import { Tag } from "@hjem/ui/tag";
import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { usePage } from "../../page/use-page.ts";
import type { SignInCause } from "../../store/session-slice.ts";
import { pendingActions } from "../tab-actions.ts";
import { FormError } from "./account-form.tsx";
import { pendingOf } from "./open-sign-in.ts";
import styles from "./sign-in.module.css";
import { hereAddress, startProvider } from "./start-provider.ts";

/** Props of `ProviderButtons`. */
export interface ProviderButtonsProps {
  /** The providers of the site. */
  providers: readonly OfferedProvider[];
  /** Return URL: a path of the site. */
  redirect: string;
  /** Adds the provider to the signed-in user's account. @default false */
  isJoining?: boolean;
  /** Called when the API requires a proof of identity first; `again` runs after it. */
  onProofNeeded?: (again: () => void) => void;
  /** Navigates to a URL; for tests. @default the browser's */
  leaveFor?: (address: string) => void;
}

const leave = (address: string) => window.location.assign(address);

/**
 * Stores the page, its target and the pending action in the tab until the provider redirects back: visitors who
 * cancel there return to where they were.
 */
function storeForReturn(authorizationUrl: string, signIn: SignInCause | null): void {
  const state = new URL(authorizationUrl).searchParams.get("state");
  if (state === null) return pendingActions().drop();
  pendingActions().leave({ state, back: hereAddress(), action: pendingOf(signIn) });
}

/** Buttons to sign in with an external provider; the first one is primary (ACC-002..007). */
export function ProviderButtons({
  providers,
  redirect,
  isJoining = false,
  onProofNeeded,
  leaveFor = leave,
}: ProviderButtonsProps) {
  const { store } = usePage();
  const [starting, setStarting] = useState<SignInProvider | null>(null);
  const [formError, setFormError] = useState<{ message: string } | null>(null);
  const start = async (provider: SignInProvider) => {
    setStarting(provider);
    setFormError(null);
    const { authorizationUrl, message, code } = await startProvider(store, provider, {
      redirect,
      join: isJoining,
    });
    if (authorizationUrl !== undefined) {
      storeForReturn(authorizationUrl, store.getState().session.signIn);
      return leaveFor(authorizationUrl);
    }
    setStarting(null);
    if (code === "sign_in_again" && onProofNeeded) onProofNeeded(() => void start(provider));
    else setFormError({ message });
  };
  if (providers.length === 0) return null;
  return (
    // Before hydration the buttons submit a form, which leads to the provider too.
    <form method="post" className={styles.providers}>
      <input type="hidden" name="redirect" value={redirect} />
      {providers.map(({ provider, isDemo }, index) => {
        const name = providerNames[provider];
        return (
          <Button
            key={provider}
            variant={index === 0 && !isJoining ? "primary" : "line"}
            size="l"
            isBlock
            isBusy={starting === provider}
            type="submit"
            formAction={`/api/auth/${provider}/start`}
            onClick={(event) => {
              event.preventDefault();
              void start(provider);
            }}
          >
            {isJoining ? <Trans>Connect {name}</Trans> : <Trans>Continue with {name}</Trans>}
            {isDemo && <Tag tone="info">demo</Tag>}
          </Button>
        );
      })}
      <FormError formError={formError} />
    </form>
  );
}

/** The providers of the site, once the API has returned them. */
export const useOfferedProviders = (): readonly OfferedProvider[] =>
  authApi.endpoints.listProviders.useQuery().data ?? [];
