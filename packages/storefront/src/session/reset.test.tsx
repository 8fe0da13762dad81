import { api } from "@hjem/api-client/api";
import { authApi } from "@hjem/api-client/endpoints/auth";
import { sessionApi } from "@hjem/api-client/endpoints/session";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { browserNow } from "../browser/browser-clock.ts";
import { storeName } from "../service-worker/stored-responses.ts";
import { browserSecrets } from "../storage/browser-secrets.ts";
import { browserStorage } from "../storage/browser-storage.ts";
import { renderWithStorefront } from "../testing/render-with-storefront.tsx";
import { samplePerson, sampleProfile } from "../testing/sample-person.ts";
import { StubError, type StubResponses } from "../testing/stub-api.ts";
import { browserAccess } from "./access/system-access.ts";
import { sessionManagerOf } from "./browser-session-manager.ts";
import { currentSession } from "./follow-session.ts";
import { renewSession } from "./run-session.ts";
import { closeSignIn, openSignIn } from "./sign-in/open-sign-in.ts";
import { startSession } from "./start-session.ts";

/** How features request private data: whatever they add is cleared with the rest. */
const ownApi = api.injectEndpoints({
  endpoints: (build) => ({
    ownList: build.query<unknown, string>({ query: (url) => ({ service: "users", url }) }),
  }),
});

beforeEach(() => localStorage.clear());

/** Renders for a signed-in user who has requested a private list. */
async function signedIn(ownList = "/api/own", others: StubResponses = {}) {
  const screen = await renderWithStorefront(null, {
    person: samplePerson,
    language: "en",
    api: {
      [`GET ${ownList}`]: { data: ["one"] },
      "GET /api/user/profile": { data: sampleProfile },
      "POST /api/refresh": new StubError(401, "session_ended"),
      "POST /api/user/check": { data: { exists: true, hasPassword: true, providers: [] } },
      ...others,
    },
  });
  const { store } = screen.app;
  await store.dispatch(ownApi.endpoints.ownList.initiate(ownList));
  const current = () => currentSession(store);
  const dialog = () => store.getState().session.signIn;
  const responsesOf = (endpoint: string) =>
    Object.values(store.getState().api.queries).filter((query) => query?.endpointName === endpoint);
  return { ...screen, store, responsesOf, current, dialog, session: sessionManagerOf(store) };
}

test("ACC-047, ACC-048: clears the token and the user's info", async () => {
  const { session, current } = await signedIn();
  localStorage.setItem("token", "x");
  localStorage.setItem("userInfo", "x");
  session.reset();
  expect(["token", "userInfo"].map((key) => localStorage.getItem(key))).toEqual([null, null]);
  expect(current()).toEqual({ kind: "visitor", hasLeft: true });
});

test("D116: removes the pages that the person has looked at from what can be read offline, in every language", async () => {
  const pages = [storeName("no-1", "page", "no"), storeName("no-1", "page", "en")];
  const others = [storeName("no-1", "file", "no"), storeName("no-1", "picture", "no")];
  for (const name of [...pages, ...others]) await caches.open(name);
  onTestFinished(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });
  const { session } = await signedIn();
  session.reset();
  await vi.waitFor(async () => expect(await caches.keys()).toEqual(others));
});

test("ACC-049: clears what is known of an email address", async () => {
  const { session, store } = await signedIn();
  await store.dispatch(authApi.endpoints.checkEmail.initiate({ email: "kari@example.com" }));
  expect(Object.keys(store.getState().api.mutations)).toHaveLength(1);
  session.reset();
  expect(store.getState().api.mutations).toEqual({});
});

test("ACC-050: clears saved searches", async () => {
  const { session, responsesOf } = await signedIn("/api/v2/my/saved-searches");
  expect(responsesOf("ownList")).toHaveLength(1);
  session.reset();
  expect(responsesOf("ownList")).toEqual([]);
});

test("ACC-051: clears the search history of the account and of this browser", async () => {
  const { session, responsesOf } = await signedIn("/api/v2/my/last-searches");
  browserStorage().write("history", ["/list?page=2"]);
  session.reset();
  expect(browserStorage().read("history")).toBeUndefined();
  expect(responsesOf("ownList")).toEqual([]);
});

test("D84: clears the addresses of the commute, of the account and of this browser", async () => {
  const { session, responsesOf } = await signedIn("/api/user/commute-addresses");
  browserStorage().write("commute", [{ displayName: "Jobb" }]);
  session.reset();
  expect(browserStorage().read("commute")).toBeUndefined();
  expect(responsesOf("ownList")).toEqual([]);
});

test("ACC-052: clears the user's identity", async () => {
  const { session, store, responsesOf, current } = await signedIn();
  await store.dispatch(sessionApi.endpoints.getProfile.initiate());
  expect(responsesOf("getProfile")).toHaveLength(1);
  session.reset();
  expect(responsesOf("getProfile")).toEqual([]);
  expect(current().person).toBeUndefined();
});

test("ACC-053: clears favourites", async () => {
  const { session, responsesOf } = await signedIn("/api/v2/my/favourites");
  session.reset();
  expect(responsesOf("ownList")).toEqual([]);
});

test("ACC-129, API-019: a 401 that a new token does not fix resets the signed-in state, with system access on too", async () => {
  const { app, router, store, session, current, dialog } = await signedIn();
  await startSession(app, router);
  browserAccess().open(Date.now() + 60_000);
  await session.signedIn({ accessToken: "a.b.c", expiresIn: 900 });
  expect(current().kind).toBe("person");
  const again = renewSession(store, "a.b.c");
  await vi.waitFor(() => expect(dialog()?.kind).toBe("ended"));
  expect(current().kind).toBe("visitor");
  expect(localStorage.getItem("token")).toBeNull();
  closeSignIn(store, false);
  expect(await again).toBe(false);
});

test("a call that is rejected while somebody signs out asks nobody to sign in again", async () => {
  const slow = Promise.withResolvers<null>();
  const { store, session, current, dialog } = await signedIn("/api/own", {
    "POST /api/logout": () => slow.promise,
    "GET /api/late": new StubError(401, "session_ended"),
  });
  await session.start();
  await session.signedIn({ accessToken: "a.b.c", expiresIn: 900 });
  const isOut = session.signOut();
  const again = renewSession(store, "a.b.c");
  slow.resolve(null);
  expect([await isOut, await again]).toEqual([true, false]);
  expect(current()).toEqual({ kind: "visitor", hasLeft: true });
  expect(dialog()).toBeNull();
});

test("API-020: without system access a 401 leaves the signed-in state, unless the API says that the session has ended", async () => {
  const { app, router, store, session, current } = await signedIn("/api/own", {
    "POST /api/refresh": new StubError(503, "not_ready"),
    "GET /api/rejected": new StubError(401, "unauthorised"),
    "GET /api/wrong-password": new StubError(401, "wrong_credentials"),
  });
  await startSession(app, router);
  await session.signedIn({ accessToken: "a.b.c", expiresIn: 900 });
  expect(browserAccess().until()).toBeNull();
  for (const address of ["/api/rejected", "/api/wrong-password"]) {
    const { error } = await store.dispatch(ownApi.endpoints.ownList.initiate(address));
    expect(error).toMatchObject({ status: 401 });
    expect([current().kind, session.token()]).toEqual(["person", "a.b.c"]);
  }
});

test("ACC-054: keeps the chosen language, unless asked to clear it", async () => {
  const { session, app, router } = await signedIn();
  browserStorage().write("language", "en");
  document.cookie = "language=en; path=/";
  // Nothing is stored: the session that the page started with has ended for this browser.
  await startSession(app, router);
  session.reset();
  expect([app.page.language.code, browserStorage().read("language")]).toEqual(["en", "en"]);
  session.reset({ language: true });
  await vi.waitFor(() => expect(app.page.language.code).toBe("no"));
  await vi.waitFor(() => expect(browserStorage().read("language")).toBeUndefined());
  expect(document.cookie).not.toContain("language=");
});

const dispatchStorage = (key: string) =>
  window.dispatchEvent(new StorageEvent("storage", { key, newValue: "{}" }));

test("A15: signing in again in one tab closes the dialog in the others, signing out closes their private pages", async () => {
  const { store, session, current, dialog } = await signedIn();
  const hasSignedIn = openSignIn(store, { kind: "ended" });
  const token = { token: "of another tab", expires: browserNow() + 900_000 };
  await browserSecrets().write("token", token, 900_000);
  dispatchStorage("token");
  await expect(hasSignedIn).resolves.toBe(true);
  expect(session.token()).toBe("of another tab");
  dispatchStorage("signedOut");
  expect(current()).toMatchObject({ kind: "visitor", hasLeft: true });
  expect(dialog()).toBeNull();
});
