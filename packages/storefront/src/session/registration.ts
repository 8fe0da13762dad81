import { isRecord } from "@hjem/domain/narrow";
import { safeRedirect } from "@hjem/domain/safe-redirect";
import { storedValue } from "../storage/stored-value.ts";
import type { Person } from "../store/session-slice.ts";
import type { StorefrontStore } from "../store/store.ts";
import { pendingOf } from "./sign-in/open-sign-in.ts";
import { releaseAction } from "./tab-actions.ts";

/** What a visitor was doing when they registered: the link of their mail opens another tab, or days pass. */
interface Registration {
  email: string;
  /** The page to which they return: a path of the site. */
  back: string;
  /** Name of the action that waits for the sign-in; an empty string without one. */
  action: string;
}

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

const registration = storedValue<Registration | null>(
  "registration",
  (stored) =>
    isRecord(stored)
      ? {
          email: textOf(stored["email"]),
          back: safeRedirect(textOf(stored["back"])),
          action: textOf(stored["action"]),
        }
      : null,
  null,
);

/** Stores on this device where a registration came from, with the action that waits for it (ACC-044, D63). */
export function rememberRegistration(store: StorefrontStore, email: string, back: string): void {
  const { name = "" } = pendingOf(store.getState().session.signIn) ?? {};
  registration.write({ email, back, action: name });
}

/** Where a registration on this device came from; null without one. */
export const useRegistration = (): Registration | null => registration.useValue();

/**
 * Continues, in the tab of a sign-in, what this person was doing when they registered here: its action runs on its page.
 * Somebody else's registration stays.
 * @returns the page to which they return; null where there is nothing to continue
 */
export function resumeRegistration(store: StorefrontStore, { email }: Person): string | null {
  const stored = registration.current();
  if (stored?.email.toLowerCase() !== email.toLowerCase()) return null;
  registration.remove();
  // An open dialog runs what waits for it.
  const isWaiting = pendingOf(store.getState().session.signIn)?.name === stored.action;
  if (stored.action === "" || isWaiting) return null;
  releaseAction(store, stored.action);
  return stored.back;
}
