import { beforeEach, expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import type { Feature } from "../../app/storefront-route.ts";
import { storeName } from "../../service-worker/stored-responses.ts";
import { unsentText } from "../../storage/unsent-text.ts";
import { renderWithStorefront, type RenderOptions } from "../../testing/render-with-storefront.tsx";
import { sampleProfile } from "../../testing/sample-person.ts";
import { StubError, type StubResponses } from "../../testing/stub-api.ts";
import { toasts } from "../../toasts/toasts.ts";
import { sessionManagerOf } from "../browser-session-manager.ts";
import { useSignOut } from "./use-sign-out.ts";

/** The messages of the menu, which are loaded with it. */
const messages: Feature = {
  name: "account-menu",
  catalogs: { en: () => import("./locales/en.po"), no: () => import("./locales/no.po") },
  routes: [],
};

beforeEach(() => {
  localStorage.clear();
  for (const { id } of toasts.list()) toasts.close(id);
});

function Leave() {
  const { signOut } = useSignOut();
  return (
    <button type="button" onClick={() => void signOut()}>
      Leave
    </button>
  );
}

/** Signs in and out. */
async function leave(api: StubResponses, options: RenderOptions) {
  const responses = { "GET /api/user/profile": { data: sampleProfile }, ...api };
  const given = { ...options, api: responses, features: [messages] };
  const { app, unmount } = await renderWithStorefront(<Leave />, given);
  await sessionManagerOf(app.store).signedIn({ accessToken: "a.b.c", expiresIn: 900 });
  await page.getByRole("button", { name: "Leave" }).click();
  return unmount;
}

test.each([
  ["au", "You are signed out"],
  ["no", "Du er logget ut"],
] as const)(
  "UI-054, ACC-099, ACC-101: on %s a message in its language confirms that one is signed out",
  async (region, message) => {
    await leave({ "POST /api/logout": {} }, { region });
    await expect.element(page.getByText(message)).toBeVisible();
    expect(localStorage.getItem("token")).toBeNull();
  },
);

test("ACC-101: a sign-out that failed says that one is still signed in", async () => {
  await leave({ "POST /api/logout": new StubError(503, "not_ready") }, { region: "au" });
  await expect.element(page.getByText(/You are still signed in/)).toBeVisible();
  expect(localStorage.getItem("token")).not.toBeNull();
});

test("ACC-101: what was typed before somebody signed in stays until they sign out themselves", async () => {
  const unsent = unsentText("note/1");
  unsent.keep("Ask about the roof", 0);
  const failing = { "POST /api/logout": new StubError(503, "not_ready") };
  const unmount = await leave(failing, { region: "au" });
  await expect.element(page.getByText(/You are still signed in/)).toBeVisible();
  expect(unsent.read()).toEqual({ text: "Ask about the roof", version: 0 });
  await unmount();
  await leave({ "POST /api/logout": {} }, { region: "au" });
  await expect.element(page.getByText("You are signed out")).toBeVisible();
  expect(unsent.read()).toBeUndefined();
});

test("D116: whoever is offline in the browser next finds no page of who has signed out", async () => {
  const pages = [storeName("au", "page", "en"), storeName("no", "page", "no")];
  const files = storeName("au", "file", "en");
  onTestFinished(async () => {
    for (const name of [...pages, files]) await caches.delete(name);
  });
  for (const name of [...pages, files]) {
    await (await caches.open(name)).put("/property/1", new Response("A home"));
  }
  await leave({ "POST /api/logout": {} }, { region: "au" });
  await expect.element(page.getByText("You are signed out")).toBeVisible();
  await expect.poll(() => caches.keys()).toEqual([files]);
});
