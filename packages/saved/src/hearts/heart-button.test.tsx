import { removeStored } from "@hjem/storefront/stored-value";
import { type RenderOptions, renderWithStorefront } from "@hjem/storefront/testing";
import { samplePerson } from "@hjem/storefront/testing/sample-person";
import { type StubCall, StubError } from "@hjem/storefront/testing/stub-api";
import { renderToString } from "react-dom/server";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { deviceHomeIds, saveOnDevice } from "../device/device-homes.ts";
import { onDeviceHomes, onSignedIn } from "../signed-in.ts";
import { followFavorites } from "./follow-favorites.ts";
import { HeartButton } from "./heart-button.tsx";
import { savedIdsOf } from "./saved-ids.ts";

const home = { id: "home-a", address: "Storgata 1" };
const HOMES = "/api/v2/property-collections/default/properties";
const ALL = "GET /api/v2/property-collections/all-favorites";
const REMOVE = "DELETE /api/v2/property-collections/properties/home-a";
const providers = { "GET /api/auth/providers": { data: [] } };

beforeEach(() => removeStored(["savedHomes"]));

const heart = () => page.getByRole("button", { name: "Save Storgata 1" });
const toast = (text: string) => page.getByRole("status").getByText(text);
const isPressed = (is: boolean) => expect.element(heart()).toHaveAttribute("aria-pressed", `${is}`);

const show = (options: RenderOptions = {}) =>
  renderWithStorefront(<HeartButton home={home} label="Save Storgata 1" />, {
    language: "en",
    ...options,
  });
/** A page with a session: what the site runs for it has been started. */
const asPerson = async (api: RenderOptions["api"]) => {
  const shown = await show({ person: samplePerson, api: { ...api } });
  followFavorites(shown.app.store);
  return shown;
};
const sent = (calls: readonly StubCall[], method: string) =>
  calls.filter((call) => call.method === method).map(({ path, body }) => [path, body]);

test("D32: the server renders no heart, so that a page is the same for everybody", async () => {
  const { app } = await renderWithStorefront(null);
  const { PageProvider } = await import("@hjem/storefront/page-provider");
  const html = renderToString(
    <PageProvider app={app}>
      <HeartButton home={home} label="Save Storgata 1" />
    </PageProvider>,
  );
  expect(html).not.toContain("button");
});

test("FAV-044, FAV-017: homes of the account are filled, by one call for all hearts", async () => {
  const { app, calls } = await renderWithStorefront(
    <>
      <HeartButton home={home} label="Save Storgata 1" />
      <HeartButton home={{ id: "home-b", address: "Storgata 2" }} label="Save Storgata 2" />
    </>,
    {
      person: samplePerson,
      api: { [ALL]: { data: [{ propertyId: "home-a", collectionIds: ["c1"] }] } },
    },
  );
  await onSignedIn(app.store);
  await isPressed(true);
  await expect
    .element(page.getByRole("button", { name: "Save Storgata 2" }))
    .toHaveAttribute("aria-pressed", "false");
  expect(calls).toHaveLength(1);
});

/** An account that stores what is sent. */
function account(saved: string[] = [], collectionId = "c1") {
  const homes = new Set(saved);
  const done = () => new Response(null, { status: 204 });
  const add = ({ body }: StubCall) => {
    for (const id of (body as { properties: string[] }).properties) homes.add(id);
    return done();
  };
  return {
    [ALL]: () => ({
      data: [...homes].map((id) => ({ propertyId: id, collectionIds: [collectionId] })),
    }),
    [`POST ${HOMES}`]: add,
    [`POST /api/v2/property-collections/${collectionId}/properties`]: add,
    [REMOVE]: () => {
      homes.delete("home-a");
      return done();
    },
  };
}

test("FAV-033: a press saves, by mouse and by keyboard", async () => {
  const { calls } = await asPerson(account());
  await heart().click();
  await isPressed(true);
  await expect.element(toast("Home saved")).toBeVisible();
  expect(sent(calls, "POST")).toEqual([[HOMES, { properties: ["home-a"] }]]);
  await userEvent.keyboard("{Enter}");
  await isPressed(false);
  await expect.element(toast("Removed from saved homes")).toBeVisible();
  expect(sent(calls, "DELETE").map(([path]) => path)).toEqual([REMOVE.slice("DELETE ".length)]);
});

test("FAV-017: a press does not request the list again, which may hold 5,000 homes", async () => {
  const saved = Array.from({ length: 5_000 }, (_, n) => `home-${n}`);
  const { calls, app } = await asPerson(account(saved));
  const listed = () => sent(calls, "GET").filter(([path]) => ALL.endsWith(String(path)));
  await vi.waitFor(() => expect(savedIdsOf(app.store).current().size).toBe(5_000));
  await heart().click();
  await expect.element(toast("Home saved")).toBeVisible();
  await heart().click();
  await expect.element(toast("Removed from saved homes")).toBeVisible();
  await isPressed(false);
  expect(savedIdsOf(app.store).current().size).toBe(5_000);
  expect(listed()).toHaveLength(1);
});

test("FAV-044: a heart pressed in another tab is filled when the person returns to this one", async () => {
  const stored = account(["home-b"]);
  const { app } = await asPerson(stored);
  await vi.waitFor(() => expect(savedIdsOf(app.store).current().size).toBe(1));
  await isPressed(false);
  const elsewhere = { body: { properties: ["home-a"] } } as StubCall;
  stored[`POST ${HOMES}`]?.(elsewhere);
  window.dispatchEvent(new FocusEvent("focus"));
  await expect.element(heart()).toHaveAttribute("aria-pressed", "true");
});

test("FAV-044: a heart pressed in another tab is filled in this one at once, and the other way round", async () => {
  const otherTab = new BroadcastChannel("favorites");
  onTestFinished(() => otherTab.close());
  const messages: unknown[] = [];
  otherTab.addEventListener("message", ({ data }) => messages.push(data));
  const stored = account(["home-b"]);
  const { app } = await asPerson(stored);
  await vi.waitFor(() => expect(savedIdsOf(app.store).current().size).toBe(1));
  await isPressed(false);
  const elsewhere = { body: { properties: ["home-a"] } } as StubCall;
  stored[`POST ${HOMES}`]?.(elsewhere);
  otherTab.postMessage("changed");
  await expect.element(heart()).toHaveAttribute("aria-pressed", "true");
  // What came from there is not passed on; what is pressed here is, once.
  await heart().click();
  await expect.element(toast("Removed from saved homes")).toBeVisible();
  await vi.waitFor(() => expect(messages).toEqual(["changed"]));
});

test("D9: a press that fails is taken back, and can be tried again", async () => {
  let isDown = true;
  const working = account();
  const { calls } = await asPerson({
    ...working,
    [`POST ${HOMES}`]: (call: StubCall) =>
      isDown ? new StubError(500, "internal_error") : (working[`POST ${HOMES}`]?.(call) ?? {}),
  });
  await heart().click();
  await expect.element(toast("The home was not saved.")).toBeVisible();
  await isPressed(false);
  isDown = false;
  await page.getByRole("button", { name: "Try again" }).click();
  await isPressed(true);
  await expect.element(toast("Home saved")).toBeVisible();
  expect(sent(calls, "POST")).toHaveLength(2);
});

test("presses in quick succession end as the last one wished", async () => {
  let answer = () => {};
  const waiting = new Promise<void>((resolve) => (answer = resolve));
  const working = account();
  const { calls } = await asPerson({
    ...working,
    [`POST ${HOMES}`]: async (call: StubCall) => {
      await waiting;
      return working[`POST ${HOMES}`]?.(call) ?? {};
    },
  });
  await heart().click();
  await vi.waitFor(() => expect(sent(calls, "POST")).toHaveLength(1));
  await heart().click();
  await isPressed(false);
  answer();
  await expect.element(toast("Removed from saved homes")).toBeVisible();
  await isPressed(false);
  expect(sent(calls, "POST")).toHaveLength(1);
  expect(sent(calls, "DELETE")).toHaveLength(1);
});

test("D60: a limit is said in the API's words", async () => {
  await asPerson({
    [ALL]: { data: [] },
    [`POST ${HOMES}`]: new StubError(422, "rule_violated", "A collection holds 5,000 homes."),
  });
  await heart().click();
  await expect.element(toast("A collection holds 5,000 homes.")).toBeVisible();
  await isPressed(false);
});

test("FAV-038: a home that was removed is put back where it was", async () => {
  const { calls } = await asPerson(account(["home-a"]));
  await isPressed(true);
  await heart().click();
  await page.getByRole("button", { name: "Undo" }).click();
  await isPressed(true);
  await vi.waitFor(() =>
    expect(sent(calls, "POST")).toEqual([
      ["/api/v2/property-collections/c1/properties", { properties: ["home-a"] }],
    ]),
  );
});

test("FAV-045, D52: signed out, the sign-in opens; closed, the home stays on the device", async () => {
  const { app } = await show({ api: providers });
  await heart().click();
  const dialog = page.getByRole("dialog", { name: "Sign in to save" });
  await expect.element(dialog.getByText("Storgata 1")).toBeVisible();
  expect(deviceHomeIds()).toEqual(["home-a"]);
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect.element(toast("Saved on this device")).toBeVisible();
  await isPressed(true);
  expect(app.store.getState().session.counts.favourites).toBe(1);
  await heart().click();
  await isPressed(false);
  expect(app.store.getState().session.counts.favourites).toBe(0);
  await vi.waitFor(() => expect(deviceHomeIds()).toEqual([]));
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
});

test("D52: a home that a visitor has saved by two presses, or taken out again, is said to be removed, with Undo", async () => {
  await show({ api: providers });
  const presses = heart();
  await presses.dblClick();
  await expect.element(toast("Removed from saved homes")).toBeVisible();
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  await isPressed(false);
  expect(deviceHomeIds()).toEqual([]);
  await expect.element(toast("Saved on this device")).not.toBeInTheDocument();
  await page.getByRole("button", { name: "Undo" }).click();
  await isPressed(true);
  expect(deviceHomeIds()).toEqual(["home-a"]);
});

test("FAV-047, D66: an account that is entered takes the device's homes over, each once", async () => {
  saveOnDevice("home-b");
  saveOnDevice("home-a");
  const { app, calls } = await asPerson(account(["home-c"]));
  await Promise.all([onSignedIn(app.store), onSignedIn(app.store)]);
  expect(sent(calls, "POST")[0]).toEqual([HOMES, { properties: ["home-a", "home-b"] }]);
  expect(deviceHomeIds()).toEqual([]);
  await isPressed(true);
  await vi.waitFor(() => expect(app.store.getState().session.counts.favourites).toBe(3));
});

test("D66: the homes of this device are counted on a page without hearts", async () => {
  saveOnDevice("home-b");
  saveOnDevice("home-a");
  const { app } = await renderWithStorefront(null);
  onDeviceHomes(app.store);
  expect(app.store.getState().session.counts.favourites).toBe(2);
});

test("D66: homes that cannot be stored now stay on the device, and so do those that come meanwhile", async () => {
  saveOnDevice("home-a");
  let isDown = true;
  const { app } = await asPerson({
    [ALL]: () => ({ data: isDown ? [] : [{ propertyId: "home-a", collectionIds: ["c1"] }] }),
    [`POST ${HOMES}`]: () => {
      if (isDown) return new StubError(500, "internal_error");
      saveOnDevice("home-c");
      return new Response(null, { status: 204 });
    },
  });
  await onSignedIn(app.store);
  expect(deviceHomeIds()).toEqual(["home-a"]);
  isDown = false;
  await onSignedIn(app.store);
  expect(deviceHomeIds()).toEqual(["home-c"]);
});

test("D66: homes that are listed no more leave the device too", async () => {
  saveOnDevice("home-a");
  const { app } = await asPerson({
    [ALL]: { data: [] },
    [`POST ${HOMES}`]: new StubError(404, "not_found"),
  });
  await onSignedIn(app.store);
  expect(deviceHomeIds()).toEqual([]);
});

const collection = {
  id: "c1",
  name: "default",
  isDefault: true,
  properties: { currentPage: 1, perPage: 4, total: 3, data: [] },
  users: [{ userId: samplePerson.userId, name: samplePerson.name, role: "owner" }],
};
const COLLECTIONS = {
  data: [collection, { ...collection, id: "c2", name: "Seaside", isDefault: false }],
  pagination: { currentPage: 1, perPage: 50, total: 2, lastPage: 1 },
};
const SEASIDE = "/api/v2/property-collections/c2/properties";

test("FAV-033: the context menu of a heart chooses collections", async () => {
  let collections = ["c1"];
  const { calls } = await asPerson({
    [ALL]: () => ({ data: [{ propertyId: "home-a", collectionIds: collections }] }),
    "GET /api/v2/property-collections": COLLECTIONS,
    [`POST ${SEASIDE}`]: () => {
      collections = ["c1", "c2"];
      return new Response(null, { status: 204 });
    },
  });
  await heart().click({ button: "right" });
  const dialog = page.getByRole("dialog", { name: "Save in" });
  await expect.element(dialog.getByRole("checkbox", { name: /Favourites/ })).toBeChecked();
  await dialog.getByRole("checkbox", { name: /Seaside/ }).click();
  await expect.element(dialog.getByRole("checkbox", { name: /Seaside/ })).toBeChecked();
  await vi.waitFor(() => expect(sent(calls, "POST")).toHaveLength(1));
  await dialog.getByRole("button", { name: "Done" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
});

test("a collection is ticked at once, the last press counts, and what failed can be tried again", async () => {
  let answer: (response: Response) => void = () => undefined;
  const { calls } = await asPerson({
    [ALL]: { data: [{ propertyId: "home-a", collectionIds: ["c1"] }] },
    "GET /api/v2/property-collections": COLLECTIONS,
    [`POST ${SEASIDE}`]: () => new Promise<Response>((resolve) => (answer = resolve)),
    [`DELETE ${SEASIDE}/home-a`]: new StubError(500, "internal_error", "It is down."),
  });
  await heart().click({ button: "right" });
  const seaside = page
    .getByRole("dialog", { name: "Save in" })
    .getByRole("checkbox", { name: /Seaside/ });
  await seaside.click();
  await expect.element(seaside).toBeChecked();
  await seaside.click();
  await expect.element(seaside).not.toBeChecked();
  await vi.waitFor(() => expect(sent(calls, "POST")).toHaveLength(1));
  answer(new Response(null, { status: 204 }));
  await expect.element(page.getByText("It is down.")).toBeVisible();
  await expect.element(seaside).toBeChecked();
  expect(sent(calls, "DELETE")).toHaveLength(1);
  await page.getByRole("button", { name: "Try again" }).click();
  await vi.waitFor(() => expect(sent(calls, "DELETE")).toHaveLength(2));
});

test("D131: a heart says first whom else a home would be taken from", async () => {
  const kari = {
    userId: "0199c8a0-0000-7000-8000-0000000000aa",
    name: "Kari Prøve",
    role: "member",
  };
  const { calls } = await asPerson({
    [ALL]: { data: [{ propertyId: "home-a", collectionIds: ["c2"], isShared: true }] },
    "GET /api/v2/property-collections": {
      ...COLLECTIONS,
      data: COLLECTIONS.data.map((each) =>
        each.id === "c2" ? { ...each, users: [...each.users, kari] } : each,
      ),
    },
    [`DELETE ${SEASIDE}/home-a`]: new Response(null, { status: 204 }),
  });
  await isPressed(true);
  await heart().click();
  const dialog = page.getByRole("dialog", { name: "Save in" });
  await expect.element(dialog.getByText("Shared with Kari Prøve")).toBeVisible();
  expect(sent(calls, "DELETE")).toEqual([]);
  await dialog.getByRole("checkbox", { name: /Seaside/ }).click();
  await expect.element(page.getByText("Removed from “Seaside”, also for Kari Prøve")).toBeVisible();
});
