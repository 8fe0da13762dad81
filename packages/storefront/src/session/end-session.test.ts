import type { AccessTokenResponse } from "@hjem/domain/account/auth-response";
import { SECOND_MS } from "@hjem/domain/durations";
import { expect, test } from "vitest";
import { fakeBrowser, response } from "../testing/fake-session-browser.ts";

/** Somebody signs out, and the response takes its time; `answer` lets it arrive. */
async function leaving() {
  const site = fakeBrowser();
  const slow = Promise.withResolvers<{ error?: unknown }>();
  const { manager, session } = site.tab({ logout: () => slow.promise });
  await manager.start();
  await manager.signedIn(response("first"));
  return { ...site, manager, session, isOut: manager.signOut(), answer: slow.resolve };
}

test("a session that is being ended here is not renewed by whatever learns of it before the response", async () => {
  const { manager, session, isOut, answer, calls, advance } = await leaving();
  const renewal = manager.renew();
  await advance(SECOND_MS);
  answer({});
  expect([await isOut, await renewal]).toEqual([true, "ended"]);
  expect(calls).not.toContain("refresh");
  expect(session()).toEqual({ kind: "visitor", hasLeft: true });
});

test("a session that could not be ended is renewed", async () => {
  const { manager, session, isOut, answer } = await leaving();
  // The live connection is closed meanwhile.
  expect(session()).toMatchObject({ kind: "person", isEnding: true });
  const renewal = manager.renew();
  answer({ error: "down" });
  expect([await isOut, await renewal]).toEqual([false, "renewed"]);
  expect(session()).toMatchObject({ kind: "person", token: "renewed 2" });
  expect(session().isEnding ?? false).toBe(false);
});

test("the call that ends the session gets a new token where its own was rejected", async () => {
  const { manager, isOut, answer, calls } = await leaving();
  expect(await manager.renew({ endsSession: true })).toBe("renewed");
  expect(calls).toContain("refresh");
  answer({});
  expect(await isOut).toBe(true);
});

test("a token that is on its way when somebody signs out does not sign them in again", async () => {
  const { tab, calls, advance } = fakeBrowser();
  const slow = Promise.withResolvers<AccessTokenResponse>();
  const { manager, session } = tab({ refresh: () => slow.promise });
  await manager.start();
  await manager.signedIn(response("first"));
  const renewal = manager.renew();
  const isOut = manager.signOut();
  await advance(SECOND_MS);
  expect(calls).not.toContain("logout");
  slow.resolve(response("second"));
  expect([await renewal, await isOut]).toEqual(["renewed", true]);
  expect(session()).toEqual({ kind: "visitor", hasLeft: true });
});
