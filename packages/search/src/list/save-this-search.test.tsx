import { SearchRequest } from "@hjem/domain/search/search-filter";
import { sessionChanged } from "@hjem/storefront/session-slice";
import { renderWithStorefront } from "@hjem/storefront/testing";
import { samplePerson, sampleProfile } from "@hjem/storefront/testing/sample-person";
import { StubError, type StubResponses } from "@hjem/storefront/testing/stub-api";
import { beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { testFeature } from "../testing/feature.ts";
import SaveThisSearch from "./save-this-search.tsx";

/** A search, its third page, and of it the homes of an alert: neither is saved, and the proposed name says neither. */
const request = SearchRequest.parse({
  bedroomMin: 2,
  showby: ["any"],
  page: 3,
  propertyId: ["3f7q9z2k1m"],
});
const query = SearchRequest.parse({ bedroomMin: 2 });
const mapView = { lat: 63.42, lng: 10.4, zoom: 12 };
const none = { exists: false, data: null };
const saved = {
  id: "0199c8a0-0000-7000-8000-0000000000a1",
  savedSearchId: "0199c8a0-0000-7000-8000-0000000000b1",
  name: "Three bedrooms",
  query,
  dropped: [],
  notifications: "daily",
  reasons: ["new"],
  mapView: null,
  isSelected: true,
  pausedFor: null,
  newCount: 0,
  newIds: [],
  total: 4,
  seenAt: "2026-11-20T09:00:00.000Z",
  createdAt: "2026-11-01T09:00:00.000Z",
};
const listOf = (...searches: object[]) => ({
  data: searches,
  pagination: { currentPage: 1, perPage: 100, total: searches.length, lastPage: 1 },
});

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

function show(api: StubResponses = {}, isSignedIn = true) {
  let isSaved = false;
  return renderWithStorefront(<SaveThisSearch model={{ request }} mapView={mapView} />, {
    region: "au",
    features: [testFeature],
    ...(isSignedIn && { person: samplePerson }),
    api: {
      "POST /api/search-collections/searches/exists": () =>
        isSaved ? { exists: true, data: saved } : none,
      "POST /api/search-collections": () => {
        isSaved = true;
        return { data: saved };
      },
      "GET /api/search-collections": listOf(),
      ...api,
    },
  });
}

const press = () => page.getByRole("button", { name: "Save search" }).click();

test("SAVE-002, SAVE-007, SAVE-008: saves under the proposed name with alerts as chosen, then says Saved", async () => {
  const { calls } = await show();
  await press();
  const dialog = page.getByRole("dialog", { name: "Save search" });
  await expect.element(dialog.getByRole("textbox", { name: "Name" })).toHaveValue("2+ bedrooms");
  await dialog.getByRole("combobox", { name: "Alerts" }).selectOptions("Weekly");
  await dialog.getByRole("button", { name: "Save search" }).click();
  await expect
    .element(page.getByRole("link", { name: "Saved", exact: true }))
    .toHaveAttribute("href", "/user/saved-search");
  await expect.element(page.getByText("Search saved")).toBeVisible();
  const post = calls.find(({ method, path }) => method === "POST" && path.endsWith("collections"));
  expect(post?.body).toEqual({
    name: "2+ bedrooms",
    query,
    notifications: "weekly",
    mapView,
  });
  // SAVE-027: a lone showby of any is not asked for.
  const asked = calls.find(({ path }) => path.endsWith("/exists"));
  expect(asked?.body).toEqual({ query });
});

test("SAVE-020: the saved search that was opened last takes the present filters", async () => {
  const { calls } = await show({
    "GET /api/search-collections": listOf(saved),
    [`PATCH /api/search-collections/search/${saved.id}`]: { data: saved },
  });
  await press();
  await page.getByRole("button", { name: "Update “Three bedrooms” instead" }).click();
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  expect(calls.find(({ method }) => method === "PATCH")?.body).toEqual({ query, mapView });
});

test("SAVE-020: a name that nobody chose follows the filters", async () => {
  const named = {
    ...saved,
    name: "3+ bedrooms",
    query: SearchRequest.parse({ bedroomMin: 3 }),
  };
  const { calls } = await show({
    "GET /api/search-collections": listOf(named),
    [`PATCH /api/search-collections/search/${saved.id}`]: { data: named },
  });
  await press();
  await page.getByRole("button", { name: "Update “3+ bedrooms” instead" }).click();
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  expect(calls.find(({ method }) => method === "PATCH")?.body).toEqual({
    query,
    mapView,
    name: "2+ bedrooms",
  });
});

test("D60: above the limit the API's sentence is shown, and the dialog stays", async () => {
  await show({
    "POST /api/search-collections": new StubError(422, "validation_failed", "You can save 100."),
  });
  await press();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Save search" }).click();
  await expect.element(dialog.getByText("You can save 100.")).toBeVisible();
});

test("SAVE-028: a visitor is asked to sign in, and then the search is saved", async () => {
  const { calls } = await show(
    {
      "GET /api/auth/providers": { data: [] },
      "POST /api/user/check": { data: { exists: true, hasPassword: true, providers: [] } },
      "POST /api/login": { accessToken: "a.b.c", expiresIn: 900 },
      "GET /api/user/profile": { data: sampleProfile },
    },
    false,
  );
  await press();
  const dialog = page.getByRole("dialog", { name: "Sign in to save the search" });
  await dialog.getByRole("textbox", { name: "Email address" }).fill("kari.prove@example.com");
  await dialog.getByRole("button", { name: "Continue", exact: true }).click();
  const password = page.getByRole("textbox", { name: "Password" });
  await expect.element(password).toHaveFocus();
  expect(calls.some(({ path }) => path.startsWith("/api/search-collections"))).toBe(false);
  await password.fill("a sentence of mine");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("link", { name: "Saved", exact: true })).toBeVisible();
  await vi.waitFor(() =>
    expect(
      calls.find(({ method, path }) => method === "POST" && path === "/api/search-collections")
        ?.body,
    ).toEqual({ name: "2+ bedrooms", query, notifications: "daily", mapView }),
  );
});

test("a press that begins before it is known who is there, and ends after, opens the dialog", async () => {
  const { app } = await show({}, false);
  const button = page.getByRole("button", { name: "Save search" });
  const [begun] = button.elements();
  app.store.dispatch(sessionChanged({ kind: "person", person: samplePerson }));
  // What has been pressed is what is let go: a browser makes a click of nothing else.
  await expect.poll(() => app.store.getState().session.current.kind).toBe("person");
  (begun as HTMLElement).click();
  await expect.element(page.getByRole("dialog", { name: "Save search" })).toBeVisible();
  expect(button.elements()[0]).toBe(begun);
});
