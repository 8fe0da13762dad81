import type { AccessTokenResponse } from "@hjem/domain/account/auth-response";
import { createSessionManager, type SessionManagerDeps } from "../session/session-manager.ts";
import { secretsInMemory } from "../storage/secret-storage.ts";
import type { CurrentSession, Person } from "../store/session-slice.ts";

/** Who signs in. */
export const kari: Person = {
  userId: "u1",
  name: "Kari Prøve",
  email: "kari@example.com",
  language: "no",
  hasPassword: true,
  featureFlags: { map: true },
};
/** The response to a sign-in or a renewal. */
export const response = (accessToken: string): AccessTokenResponse => ({
  accessToken,
  expiresIn: 15 * 60,
});

/** A browser's clock, timers and storage, shared by its tabs. */
export function fakeBrowser() {
  let instant = 1_000_000_000;
  const timers = new Set<{ at: number; run: () => void }>();
  const settled = async () => {
    for (let turn = 0; turn < 30; turn += 1) await Promise.resolve();
  };
  let queue: Promise<unknown> = Promise.resolve();
  const secrets = secretsInMemory(() => instant);
  const calls: string[] = [];

  const tab = (given: Partial<SessionManagerDeps> = {}) => {
    let current: CurrentSession = { kind: "unknown" };
    const manager = createSessionManager({
      secrets,
      now: () => instant,
      wait: (run, milliseconds) => {
        const timer = { at: instant + milliseconds, run };
        timers.add(timer);
        return () => timers.delete(timer);
      },
      alone: (run) => {
        const mine = queue.then(run);
        queue = mine.catch(() => undefined);
        return mine;
      },
      refresh: async () => {
        calls.push("refresh");
        return response(`renewed ${calls.length}`);
      },
      logout: async (isEverywhere) => {
        calls.push(isEverywhere ? "logout everywhere" : "logout");
        return {};
      },
      loadPerson: async () => kari,
      current: () => current,
      change: (next) => (current = next),
      announceSignOut: () => calls.push("announced"),
      onSignIn: () => calls.push("visitor dropped"),
      onReset: () => calls.push("reset"),
      ...given,
    });
    return { manager, session: () => ({ ...current, token: manager.token() }) };
  };

  return {
    tab,
    secrets,
    calls,
    storeToken: (lifetimeMs: number) =>
      secrets.write("token", { token: "stored", expires: instant + lifetimeMs }, lifetimeMs),
    advance: async (milliseconds: number) => {
      await settled();
      const until = instant + milliseconds;
      for (;;) {
        const [next] = [...timers].toSorted((one, other) => one.at - other.at);
        if (!next || next.at > until) break;
        timers.delete(next);
        instant = next.at;
        next.run();
        await settled();
      }
      instant = until;
      await settled();
    },
  };
}
