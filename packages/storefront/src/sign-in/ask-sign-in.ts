import type { ProviderErrorNotice, ProviderReturn } from "@hjem/domain/account/sign-in-providers";
import type { PendingAction } from "../session/pending-action.ts";
import { pendingActions } from "../session/tab-actions.ts";

/** Why the dialog is there. */
export type SignInCause =
  /** Something that only a person with an account can do was pressed (ACC-043). */
  | { kind: "action"; about?: SignInAbout | undefined; name?: string | undefined }
  /** The session has ended while the page was open. */
  | { kind: "ended" }
  /** A provider has sent the visitor back: with a code to be exchanged, or with an error (ACC-055..057). */
  | { kind: "returned"; from: ProviderReturn; action?: PendingAction | undefined }
  /** The exchange of a code failed, or the visitor cancelled. */
  | { kind: "failed"; notice: ProviderErrorNotice }
  /** The provider has told who it is, and the account cannot be entered now: the API says why. */
  | { kind: "refused"; refusal: ProviderRefusal };

/** Why an account cannot be entered by a provider now, in the API's words. */
export interface ProviderRefusal {
  message: string;
  /** The address that was typed for it. @default unknown */
  email?: string | undefined;
  /** The account waits for the link of a mail, which can be sent again. @default false */
  isWaiting?: boolean;
}

/** What waits for the sign-in, as the dialog shows it: a home to be saved, and what will be done with it. */
export interface SignInAbout {
  /** What the dialog is called, e.g. "Sign in to save". */
  title: string;
  /** What it is about: an address. */
  name?: string;
  /** What happens once signed in: "It is put among your favourites". */
  promise?: string;
  pictureUrl?: string;
}

/** What waits for this sign-in and has a name by which it can be done later, on another page. */
export function pendingOf(cause: SignInCause): PendingAction | undefined {
  if (cause.kind === "returned") return cause.action;
  return cause.kind === "action" && cause.name !== undefined
    ? { name: cause.name, about: cause.about }
    : undefined;
}

/** A dialog that is open. */
export interface OpenSignIn {
  cause: SignInCause;
  /** Closes it: signed in, or not. */
  settle: (isSignedIn: boolean) => void;
}

let open: OpenSignIn | null = null;
let coming: Promise<boolean> | null = null;
const listeners = new Set<() => void>();

const show = (next: OpenSignIn | null) => {
  open = next;
  for (const listener of listeners) listener();
};

/** The dialog that is open now; none on the server. */
export const openSignIn = (): OpenSignIn | null => open;

/** Hears of each change. Gives the way to stop. */
export function followOpenSignIn(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/**
 * Opens the sign-in over the page. Resolves with whether somebody has signed in: what waited for it runs then, and is
 * dropped with a dialog that is closed (ACC-044, ACC-045). While one is open, whoever else asks waits for the same.
 */
export function askSignIn(cause: SignInCause): Promise<boolean> {
  coming ??= new Promise<boolean>((resolve) => {
    const settle = (isSignedIn: boolean) => {
      coming = null;
      show(null);
      // Done here or given up: a visit to a provider that was broken off meanwhile brings nothing more.
      pendingActions().drop();
      resolve(isSignedIn);
    };
    show({ cause, settle });
  });
  return coming;
}
