import type { SavedSearch } from "@hjem/domain/saved/saved-search";
import { SearchRequest } from "@hjem/domain/search/search-filter";
import { type RenderOptions, renderWithStorefront } from "@hjem/storefront/testing";
import { samplePerson } from "@hjem/storefront/testing/sample-person";
import { StubError, type StubResponses } from "@hjem/storefront/testing/stub-api";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { feature } from "../feature.ts";
import { sampleSavedSearch } from "../testing/sample-saved-search.ts";
import * as savedSearches from "./saved-searches-page.tsx";

const trondheim = {
  geoId: "municipality:5001",
  name: "Trondheim",
  count: 1_351,
  kind: "municipality",
  parent: "Trøndelag",
  location: { lat: 63.43, lng: 10.4 },
};
const sample = sampleSavedSearch();

/** The page over the given searches; deleted ones are gone until they are restored. */
async function show(
  searches: readonly SavedSearch[],
  api: StubResponses = {},
  options: RenderOptions = {},
) {
  await page.viewport(1366, 900);
  let isDeleted = false;
  return renderWithStorefront(<savedSearches.Component />, {
    features: [{ ...feature, routes: [] }],
    person: samplePerson,
    path: "/user/saved-search",
    loader: savedSearches.loader,
    ...options,
    api: {
      "GET /api/search-collections": ({ query }) => ({
        data: isDeleted ? [] : searches,
        pagination: {
          currentPage: Number(query.get("page")),
          perPage: 10,
          total: isDeleted ? 0 : searches.length,
          lastPage: isDeleted ? 0 : Math.ceil(searches.length / 10),
        },
      }),
      "GET /api/v2/address/lookup": { data: [trondheim] },
      [`DELETE /api/search-collections/searches/${sample.savedSearchId}`]: () => {
        isDeleted = true;
        return {};
      },
      [`POST /api/search-collections/searches/${sample.savedSearchId}/restore`]: () => {
        isDeleted = false;
        return { data: sample };
      },
      [`POST /api/search-collections/select/${sample.id}`]: { data: sample },
      "DELETE /api/search-collections/select": {},
      ...api,
    },
  });
}

test("SAVE-001, SAVE-010: lists each search with its filters in words and what is new", async () => {
  const { calls } = await show([
    sample,
    sampleSavedSearch({ id: crypto.randomUUID(), name: "Hytte", newCount: 0 }),
  ]);
  await expect.element(page.getByRole("heading", { level: 1, name: "Lagrede søk" })).toBeVisible();
  await expect.element(page.getByText("2 søk · nye boliger i 1 søk")).toBeVisible();
  const first = page.getByRole("listitem").filter({ hasText: sample.name });
  await expect.element(first.getByText("Til salgs · Trondheim · 3+ soverom")).toBeVisible();
  await expect.element(first.getByText("3 nye", { exact: true })).toBeVisible();
  await expect.element(page.getByText("Ingen nye")).toBeVisible();
  const call = calls.find(({ path }) => path === "/api/search-collections");
  expect(Object.fromEntries(call?.query ?? [])).toEqual({ page: "1", size: "10" });
});

test("SAVE-015, SAVE-018: showing the new homes selects the search and opens its list", async () => {
  const { calls, router } = await show([sample]);
  await page.getByRole("link", { name: "Vis 3 nye" }).click();
  await vi.waitFor(() => {
    expect(router.state.location.pathname).toBe("/list");
    expect(router.state.location.search).toBe(
      "?geoId=municipality:5001&bedroomMin=3&propertyId=3f7q9z2k1m&propertyId=7c1w4p8d2x&propertyId=9h5t3n6b0k",
    );
    expect(calls.map(({ method, path }) => `${method} ${path}`)).toContain(
      `POST /api/search-collections/select/${sample.id}`,
    );
  });
});

test("SAVE-019, SAVE-025: clearing a selected search opens the list with its defaults", async () => {
  const { router, calls } = await show([sampleSavedSearch({ isSelected: true })]);
  await page.getByRole("button", { name: "Fjern valget" }).click();
  await vi.waitFor(() =>
    expect(router.state.location).toMatchObject({ pathname: "/list", search: "" }),
  );
  expect(calls.some(({ method, path }) => method === "DELETE" && path.endsWith("/select"))).toBe(
    true,
  );
});

test("UI-054, SAVE-021, SAVE-026: a deleted search is gone, says so, and can be brought back", async () => {
  await show([sample]);
  await page.getByRole("button", { name: `Slett ${sample.name}` }).click();
  const empty = page.getByRole("heading", { name: "Du har ingen lagrede søk" });
  await expect.element(empty).toBeVisible();
  await expect.element(page.getByText(/er slettet/)).toBeVisible();
  await page.getByRole("button", { name: "Angre" }).click();
  await expect.element(page.getByRole("link", { name: sample.name })).toBeVisible();
});

test("SAVE-013, SAVE-022: a chosen frequency is saved at once, and reverted where that fails", async () => {
  const address = `PATCH /api/search-collections/searches/notification/${sample.savedSearchId}`;
  let isDown = false;
  const { calls } = await show([sample], {
    [address]: ({ body }) =>
      isDown ? new StubError(500, "internal_error") : { data: { ...sample, ...(body as object) } },
  });
  const alerts = page.getByRole("combobox", { name: `Varsler for ${sample.name}` });
  await alerts.selectOptions("instant");
  await vi.waitFor(() =>
    expect(calls.at(-1)).toMatchObject({ method: "PATCH", body: { notifications: "instant" } }),
  );
  await expect.element(alerts).toHaveValue("instant");
  isDown = true;
  await alerts.selectOptions("never");
  await expect.element(alerts).toHaveValue("instant");
});

test("SAVE-014, SAVE-020: renames a search and chooses its reasons; an empty name is not sent", async () => {
  const { calls } = await show([sample], {
    [`PATCH /api/search-collections/search/${sample.id}`]: { data: sample },
  });
  await page.getByRole("button", { name: `Rediger ${sample.name}` }).click();
  const name = page.getByRole("textbox", { name: "Navn" });
  await name.fill(" ");
  await page.getByRole("button", { name: "Lagre", exact: true }).click();
  await expect.element(page.getByText("Skriv inn et navn.")).toBeVisible();
  await name.fill("Byåsen");
  await page.getByRole("checkbox", { name: "Solgt" }).click();
  await page.getByRole("button", { name: "Lagre", exact: true }).click();
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  expect(calls.find(({ method }) => method === "PATCH")?.body).toEqual({
    name: "Byåsen",
    reasons: ["new", "price", "viewing", "back", "sold"],
  });
});

test("D70: a paused search says why and offers the repair; dropped filters are named", async () => {
  await show(
    [
      sampleSavedSearch({
        name: "Inspections this weekend",
        query: SearchRequest.parse({ viewingDate: ["2026-11-20"], bedroomMin: 2 }),
        pausedFor: "days_over",
        dropped: ["balcony", "lift"],
      }),
    ],
    {},
    { region: "au" },
  );
  await expect
    .element(page.getByText("The dates have passed, so no alerts are sent."))
    .toBeVisible();
  await expect.element(page.getByText(/left out: balcony, lift/)).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Choose new dates" }))
    .toHaveAttribute("href", "/list/filters?bedroomMin=2");
  await expect.element(page.getByRole("combobox")).not.toBeInTheDocument();
});

test("a search and a person with names of 5,000 letters leave the page as wide as a phone", async () => {
  const name = "W".repeat(5_000);
  await show([sampleSavedSearch({ name })], {}, { person: { ...samplePerson, name } });
  await page.viewport(390, 844);
  await expect.element(page.getByRole("link", { name })).toBeVisible();
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
});
