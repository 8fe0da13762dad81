import { useSyncExternalStore } from "react";
import { followSession, heldSession, type HeldSession } from "./held-session.ts";

export type { HeldSession, Person } from "./held-session.ts";

const beforeHydration: HeldSession = { kind: "unknown" };

/** The session of this browser tab as it changes; `unknown` on the server and until the page has come to life (D26). */
export const useSession = (): HeldSession =>
  useSyncExternalStore(followSession, heldSession, () => beforeHydration);
