import { MINUTE_MS, SECOND_MS } from "@hjem/domain/durations";
import { expect, test } from "vitest";
import { fakeBrowser, kari, response } from "../testing/fake-session-browser.ts";
import type { SessionManagerDeps } from "./session-manager.ts";

test("ACC-039: without stored data nobody is signed in, and no request is sent", async () => {
  const { tab, calls } = fakeBrowser();
  const { manager, session } = tab();
  await manager.start();
  expect(session()).toEqual({ kind: "visitor" });
  expect(calls).toEqual([]);
});

test("ACC-040: renews a token that expires in 3 minutes and 2 seconds after 2 seconds", async () => {
  const { tab, storeToken, advance, calls } = fakeBrowser();
  await storeToken(3 * MINUTE_MS + 2 * SECOND_MS);
  const { manager, session } = tab();
  await manager.start();
  expect(session().token).toBe("stored");
  await advance(1_999);
  expect(calls).toEqual([]);
  await advance(1);
  expect(calls).toEqual(["refresh"]);
  expect(session()).toMatchObject({ kind: "person", token: "renewed 1", person: kari });
});

test("ACC-041: renews a token with less than three minutes left at once", async () => {
  const { tab, storeToken, advance, calls } = fakeBrowser();
  await storeToken(MINUTE_MS);
  const { manager } = tab();
  await manager.start();
  await advance(0);
  expect(calls).toEqual(["refresh"]);
});

test("ACC-041: an expired token that cannot be renewed signs out", async () => {
  const { tab, secrets, calls } = fakeBrowser();
  await secrets.write("userInfo", kari);
  const { manager, session } = tab({ refresh: async () => "ended" });
  await manager.start();
  expect(session().kind).toBe("visitor");
  expect(await secrets.read("userInfo")).toBeUndefined();
  expect(calls).toEqual(["reset"]);
});

test("D6: restores a session with an expired token by cookie", async () => {
  const { tab, secrets } = fakeBrowser();
  await secrets.write("userInfo", kari);
  const { manager, session } = tab();
  await manager.start();
  expect(session()).toMatchObject({ kind: "person", person: { name: "Kari Prøve" } });
});

test("D6: two tabs share one refresh", async () => {
  const { tab, storeToken, advance, calls } = fakeBrowser();
  await storeToken(4 * MINUTE_MS);
  const [one, two] = [tab(), tab()];
  await Promise.all([one.manager.start(), two.manager.start()]);
  await advance(MINUTE_MS);
  expect(calls).toEqual(["refresh"]);
  expect([one.session().token, two.session().token]).toEqual(["renewed 1", "renewed 1"]);
});

test("A5: three tabs that wait for the lock and receive the new token send one refresh", async () => {
  const { tab, secrets, storeToken, calls } = fakeBrowser();
  await storeToken(4 * MINUTE_MS);
  const tabs: ReturnType<typeof tab>[] = [];
  // Storage events of what one tab writes arrive before the next tab gets the lock.
  const given: Partial<SessionManagerDeps> = {
    secrets: {
      ...secrets,
      write: async (key, value, lifetimeMs) => {
        await secrets.write(key, value, lifetimeMs);
        if (key === "token") await Promise.all(tabs.map(({ manager }) => manager.follow()));
      },
    },
  };
  tabs.push(tab(given), tab(given), tab(given));
  await Promise.all(tabs.map(({ manager }) => manager.start()));
  // A device that wakes up runs all timers at once.
  await Promise.all(tabs.map(({ manager }) => manager.renew()));
  expect(calls).toEqual(["refresh"]);
  expect(tabs.map(({ session }) => session().token)).toEqual([
    "renewed 1",
    "renewed 1",
    "renewed 1",
  ]);
});

test("A5: a token that expired while the device slept signs out no tab", async () => {
  const { tab, secrets, calls } = fakeBrowser();
  const [one, two] = [tab(), tab()];
  await Promise.all([one.manager.start(), two.manager.start()]);
  await one.manager.signedIn(response("first"));
  await two.manager.follow();
  // The first tab to read it after the sleep removes it, and the other tab receives the event.
  secrets.remove("token");
  await two.manager.follow();
  expect(two.session()).toMatchObject({ kind: "person", token: "renewed 2", person: kari });
  await one.manager.follow();
  expect(one.session()).toMatchObject({ kind: "person", token: "renewed 2" });
  expect(calls.filter((call) => call === "refresh")).toHaveLength(1);
  expect(calls).not.toContain("reset");
});

test("D6: retries after a network error without signing out", async () => {
  const { tab, storeToken, advance, calls } = fakeBrowser();
  await storeToken(4 * MINUTE_MS);
  let isDead = true;
  const { manager, session } = tab({
    refresh: async () => {
      calls.push("refresh");
      return isDead ? "unreachable" : response("fresh");
    },
  });
  await manager.start();
  await advance(MINUTE_MS);
  expect(session().token).toBe("stored");
  isDead = false;
  await advance(30 * SECOND_MS);
  expect(session().token).toBe("fresh");
  expect(calls).toEqual(["refresh", "refresh"]);
});

test("ACC-047, ACC-048, ACC-078: signing out ends the session at the API and clears token and user", async () => {
  const { tab, secrets, calls, advance } = fakeBrowser();
  const { manager, session } = tab();
  await manager.start();
  await manager.signedIn(response("first"));
  await manager.signOut();
  expect(session()).toEqual({ kind: "visitor", hasLeft: true });
  expect(await secrets.read("token")).toBeUndefined();
  expect(await secrets.read("userInfo")).toBeUndefined();
  expect(calls).toEqual(["visitor dropped", "logout", "announced", "reset"]);
  await advance(60 * MINUTE_MS);
  expect(calls).not.toContain("refresh");
});

test("A7: keeps the session when the API cannot end it", async () => {
  const { tab, secrets, calls } = fakeBrowser();
  let isDown = true;
  const { manager, session } = tab({ logout: async () => (isDown ? { error: "down" } : {}) });
  await manager.start();
  await manager.signedIn(response("first"));
  expect(await manager.signOut()).toBe(false);
  expect(session()).toMatchObject({ kind: "person", token: "first" });
  expect(await secrets.read("token")).toBeDefined();
  isDown = false;
  expect(await manager.signOut()).toBe(true);
  expect(session().kind).toBe("visitor");
  expect(calls).toContain("reset");
});

test("D6: signing in or out in one tab does the same in the others", async () => {
  const { tab, calls } = fakeBrowser();
  const [one, two] = [tab(), tab()];
  await Promise.all([one.manager.start(), two.manager.start()]);
  await one.manager.signedIn(response("first"));
  await two.manager.follow();
  expect(two.session()).toMatchObject({ kind: "person", token: "first", person: kari });
  await one.manager.signOut(true);
  await two.manager.follow();
  expect(two.session()).toEqual({ kind: "visitor", hasLeft: false });
  expect(calls).toContain("logout everywhere");
});

test("A15: announces signing out to other tabs before removing the token, but not the end of a session", async () => {
  const { tab, secrets, calls } = fakeBrowser();
  let wasThere = false;
  const one = tab({
    announceSignOut: () => {
      void secrets.read("token").then((token) => (wasThere = token !== undefined));
    },
  });
  await one.manager.start();
  await one.manager.signedIn(response("first"));
  await one.manager.signOut();
  expect(wasThere).toBe(true);
  const other = tab({ refresh: async () => "ended" });
  await other.manager.start();
  await other.manager.signedIn(response("second"));
  await other.manager.renew();
  expect(calls).not.toContain("announced");
});

test("FND-065: continues after three seconds without a response about user and flags", async () => {
  const { tab, storeToken, advance } = fakeBrowser();
  await storeToken(15 * MINUTE_MS);
  const { manager, session } = tab({ loadPerson: () => new Promise(() => {}) });
  let isKnown = false;
  const starting = manager.start().then(() => (isKnown = true));
  await advance(2_999);
  expect(isKnown).toBe(false);
  await advance(1);
  await starting;
  expect(session().kind).toBe("person");
});

test("ACC-126: signing in removes the visitor record", async () => {
  const { tab, calls } = fakeBrowser();
  const { manager } = tab();
  await manager.start();
  await manager.signedIn(response("first"));
  expect(calls).toEqual(["visitor dropped"]);
});

test("ACC-054: resetting clears the chosen language only when requested", async () => {
  const { tab } = fakeBrowser();
  const { manager, session } = tab();
  await manager.start();
  await manager.signedIn(response("first"));
  manager.reset();
  expect(session()).toEqual({ kind: "visitor", hasLeft: true });
  await manager.signedIn(response("second"));
  manager.reset({ language: true });
  expect(session()).toEqual({ kind: "visitor", hasLeft: true, hasLanguageReset: true });
});
