import type { AccessTokenAnswer } from "@hjem/domain/account/auth-answer";
import { expect, test } from "vitest";
import { secretsInMemory } from "../storage/secret-storage.ts";
import type { HeldSession, Person } from "./held-session.ts";
import { createSessionKeeper, type KeeperParts } from "./session-keeper.ts";

const MINUTE_MS = 60_000;
const SECOND_MS = 1_000;
const kari: Person = {
  userId: "u1",
  name: "Kari Prøve",
  email: "kari@example.com",
  language: "no",
  hasPassword: true,
  featureFlags: { map: true },
};
const answer = (accessToken: string): AccessTokenAnswer => ({ accessToken, expiresIn: 15 * 60 });

/** A browser's clock, timers and storage, shared by its tabs. */
function browser() {
  let instant = 1_000_000_000;
  const timers = new Set<{ at: number; run: () => void }>();
  const settled = async () => {
    for (let turn = 0; turn < 30; turn += 1) await Promise.resolve();
  };
  let queue: Promise<unknown> = Promise.resolve();
  const secrets = secretsInMemory(() => instant);
  const calls: string[] = [];

  const tab = (given: Partial<KeeperParts> = {}) => {
    let held: HeldSession = { kind: "unknown" };
    const keeper = createSessionKeeper({
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
        return answer(`renewed ${calls.length}`);
      },
      logout: async (isEverywhere) => {
        calls.push(isEverywhere ? "logout everywhere" : "logout");
        return true;
      },
      loadPerson: async () => kari,
      held: () => held,
      hold: (next) => (held = next),
      announceSignOut: () => calls.push("announced"),
      onSignIn: () => calls.push("visitor dropped"),
      onReset: () => calls.push("reset"),
      ...given,
    });
    return { keeper, held: () => held };
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

test("ACC-039: with nothing stored nobody is signed in, and nothing is asked of the API", async () => {
  const { tab, calls } = browser();
  const { keeper, held } = tab();
  await keeper.start();
  expect(held()).toEqual({ kind: "visitor" });
  expect(calls).toEqual([]);
});

test("ACC-040: a token that runs out in 3 minutes and 2 seconds is renewed after 2 seconds", async () => {
  const { tab, storeToken, advance, calls } = browser();
  await storeToken(3 * MINUTE_MS + 2 * SECOND_MS);
  const { keeper, held } = tab();
  await keeper.start();
  expect(held().token).toBe("stored");
  await advance(1_999);
  expect(calls).toEqual([]);
  await advance(1);
  expect(calls).toEqual(["refresh"]);
  expect(held()).toMatchObject({ kind: "person", token: "renewed 1", person: kari });
});

test("ACC-041: with less than three minutes left it is renewed at once", async () => {
  const { tab, storeToken, advance, calls } = browser();
  await storeToken(MINUTE_MS);
  const { keeper } = tab();
  await keeper.start();
  await advance(0);
  expect(calls).toEqual(["refresh"]);
});

test("ACC-041: a token that has run out and cannot be renewed signs out", async () => {
  const { tab, secrets, calls } = browser();
  await secrets.write("userInfo", kari);
  const { keeper, held } = tab({ refresh: async () => "ended" });
  await keeper.start();
  expect(held().kind).toBe("visitor");
  expect(await secrets.read("userInfo")).toBeUndefined();
  expect(calls).toEqual(["reset"]);
});

test("D6: who comes back after the token has run out is signed in by the cookie", async () => {
  const { tab, secrets } = browser();
  await secrets.write("userInfo", kari);
  const { keeper, held } = tab();
  await keeper.start();
  expect(held()).toMatchObject({ kind: "person", person: { name: "Kari Prøve" } });
});

test("D6: two tabs share one refresh", async () => {
  const { tab, storeToken, advance, calls } = browser();
  await storeToken(4 * MINUTE_MS);
  const [one, two] = [tab(), tab()];
  await Promise.all([one.keeper.start(), two.keeper.start()]);
  await advance(MINUTE_MS);
  expect(calls).toEqual(["refresh"]);
  expect([one.held().token, two.held().token]).toEqual(["renewed 1", "renewed 1"]);
});

test("A5: three tabs that hear of each other's token while they wait for their turn send one refresh", async () => {
  const { tab, secrets, storeToken, calls } = browser();
  await storeToken(4 * MINUTE_MS);
  const tabs: ReturnType<typeof tab>[] = [];
  // Storage events of what one tab writes come before the next tab's turn does.
  const given: Partial<KeeperParts> = {
    secrets: {
      ...secrets,
      write: async (key, value, lifetimeMs) => {
        await secrets.write(key, value, lifetimeMs);
        if (key === "token") await Promise.all(tabs.map(({ keeper }) => keeper.follow()));
      },
    },
  };
  tabs.push(tab(given), tab(given), tab(given));
  await Promise.all(tabs.map(({ keeper }) => keeper.start()));
  // A device that wakes runs their timers at one instant.
  await Promise.all(tabs.map(({ keeper }) => keeper.renew()));
  expect(calls).toEqual(["refresh"]);
  expect(tabs.map(({ held }) => held().token)).toEqual(["renewed 1", "renewed 1", "renewed 1"]);
});

test("A5: a token that ran out while the device slept signs nobody out, in no tab", async () => {
  const { tab, secrets, calls } = browser();
  const [one, two] = [tab(), tab()];
  await Promise.all([one.keeper.start(), two.keeper.start()]);
  await one.keeper.signedIn(answer("first"));
  await two.keeper.follow();
  // Whoever reads it first after the sleep removes it, and the other tab hears of that.
  secrets.remove("token");
  await two.keeper.follow();
  expect(two.held()).toMatchObject({ kind: "person", token: "renewed 2", person: kari });
  await one.keeper.follow();
  expect(one.held()).toMatchObject({ kind: "person", token: "renewed 2" });
  expect(calls.filter((call) => call === "refresh")).toHaveLength(1);
  expect(calls).not.toContain("reset");
});

test("D6: a dead line is tried again, and nobody is signed out for it", async () => {
  const { tab, storeToken, advance, calls } = browser();
  await storeToken(4 * MINUTE_MS);
  let isDead = true;
  const { keeper, held } = tab({
    refresh: async () => {
      calls.push("refresh");
      return isDead ? "unreachable" : answer("fresh");
    },
  });
  await keeper.start();
  await advance(MINUTE_MS);
  expect(held().token).toBe("stored");
  isDead = false;
  await advance(30 * SECOND_MS);
  expect(held().token).toBe("fresh");
  expect(calls).toEqual(["refresh", "refresh"]);
});

test("ACC-047, ACC-048, ACC-078: signing out ends the session at the API and forgets token and person", async () => {
  const { tab, secrets, calls, advance } = browser();
  const { keeper, held } = tab();
  await keeper.start();
  await keeper.signedIn(answer("first"));
  await keeper.signOut();
  expect(held()).toEqual({ kind: "visitor", hasLeft: true });
  expect(await secrets.read("token")).toBeUndefined();
  expect(await secrets.read("userInfo")).toBeUndefined();
  expect(calls).toEqual(["visitor dropped", "logout", "announced", "reset"]);
  await advance(60 * MINUTE_MS);
  expect(calls).not.toContain("refresh");
});

test("A7: where the API cannot end the session, nobody is signed out and nothing is forgotten", async () => {
  const { tab, secrets, calls } = browser();
  let isAway = true;
  const { keeper, held } = tab({ logout: async () => !isAway });
  await keeper.start();
  await keeper.signedIn(answer("first"));
  expect(await keeper.signOut()).toBe(false);
  expect(held()).toMatchObject({ kind: "person", token: "first" });
  expect(await secrets.read("token")).toBeDefined();
  isAway = false;
  expect(await keeper.signOut()).toBe(true);
  expect(held().kind).toBe("visitor");
  expect(calls).toContain("reset");
});

test("D6: signing out in one tab signs out in the others, signing in signs in", async () => {
  const { tab, calls } = browser();
  const [one, two] = [tab(), tab()];
  await Promise.all([one.keeper.start(), two.keeper.start()]);
  await one.keeper.signedIn(answer("first"));
  await two.keeper.follow();
  expect(two.held()).toMatchObject({ kind: "person", token: "first", person: kari });
  await one.keeper.signOut(true);
  await two.keeper.follow();
  expect(two.held()).toEqual({ kind: "visitor", hasLeft: false });
  expect(calls).toContain("logout everywhere");
});

test("A15: signing out is announced to the other tabs before the token goes; an end of the session is not", async () => {
  const { tab, secrets, calls } = browser();
  let wasThere = false;
  const one = tab({
    announceSignOut: () => {
      void secrets.read("token").then((token) => (wasThere = token !== undefined));
    },
  });
  await one.keeper.start();
  await one.keeper.signedIn(answer("first"));
  await one.keeper.signOut();
  expect(wasThere).toBe(true);
  const other = tab({ refresh: async () => "ended" });
  await other.keeper.start();
  await other.keeper.signedIn(answer("second"));
  await other.keeper.renew();
  expect(calls).not.toContain("announced");
});

test("FND-065: without an answer about person and flags the site goes on after three seconds", async () => {
  const { tab, storeToken, advance } = browser();
  await storeToken(15 * MINUTE_MS);
  const { keeper, held } = tab({ loadPerson: () => new Promise(() => {}) });
  let isKnown = false;
  const starting = keeper.start().then(() => (isKnown = true));
  await advance(2_999);
  expect(isKnown).toBe(false);
  await advance(1);
  await starting;
  expect(held().kind).toBe("person");
});

test("ACC-126: whoever signs in is no longer counted as a visitor", async () => {
  const { tab, calls } = browser();
  const { keeper } = tab();
  await keeper.start();
  await keeper.signedIn(answer("first"));
  expect(calls).toEqual(["visitor dropped"]);
});

test("ACC-054: resetting takes the chosen language too where it is asked for, and leaves it where it is not", async () => {
  const { tab } = browser();
  const { keeper, held } = tab();
  await keeper.start();
  await keeper.signedIn(answer("first"));
  keeper.reset();
  expect(held()).toEqual({ kind: "visitor", hasLeft: true });
  await keeper.signedIn(answer("second"));
  keeper.reset({ language: true });
  expect(held()).toEqual({ kind: "visitor", hasLeft: true, hasLanguageReset: true });
});
