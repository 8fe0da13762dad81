import type { UserProfile } from "@hjem/domain/account/profile";

/** What pages show of the signed-in person. */
export type Person = Pick<
  UserProfile,
  "userId" | "name" | "email" | "language" | "hasPassword" | "featureFlags"
>;

/** What this browser tab knows of its session. */
export interface HeldSession {
  /** `unknown` on the server and until the browser has looked; a `person` has an access token (ACC-039). */
  kind: "unknown" | "visitor" | "person";
  token?: string;
  /** The person has signed out in this tab: whatever is theirs is left. @default false */
  hasLeft?: boolean;
  /** The language that they chose goes with them (ACC-054). @default false */
  hasLanguageReset?: boolean;
  /** Absent for a moment after a sign-in, and where the API does not tell. */
  person?: Person;
}

let held: HeldSession = { kind: "unknown" };
const listeners = new Set<() => void>();

/** The session of this tab; the server never holds one (D26). Here alone, so that first load carries nothing else of it. */
export const heldSession = (): HeldSession => held;

/** Puts another session in its place and tells everybody who shows it. */
export function holdSession(next: HeldSession): void {
  held = next;
  for (const listener of listeners) listener();
}

/** Hears of each change. Gives the way to stop. */
export function followSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
