import type { AllFavoritesResponse } from "@hjem/domain/saved/collection";
import { deviceHomeIds, saveOnDevice } from "@hjem/saved/device-homes";
import { recordViewedHome } from "@hjem/saved/record-view";
import { pastSearches, rememberSearch } from "@hjem/saved/search-history";
import { onDeviceHomes, onSignedIn } from "@hjem/saved/signed-in";
import { removeStored } from "@hjem/storefront/stored-value";
import { type RenderOptions, renderWithStorefront } from "@hjem/storefront/testing";
import { sampleHomes } from "@hjem/storefront/testing/sample-homes";
import { samplePerson } from "@hjem/storefront/testing/sample-person";
import type { StubCall } from "@hjem/storefront/testing/stub-api";
import { beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { feature } from "../feature.ts";
import YourHomes from "./your-homes.tsx";

const PROPERTIES = "GET /api/v2/properties";
const LAST = "/api/v2/my/last-searches";
const FAVORITES = "GET /api/v2/property-collections/all-favorites";
const homes = sampleHomes("au").map((home, n) => ({ ...home, address: `${n + 1} Smith Street` }));
const [first, second] = homes;
if (!first || !second) throw new Error("There are no sample homes.");

beforeEach(() => removeStored(["recentSeen", "seenMarks", "savedHomes", "history"]));

const properties = ({ query }: StubCall) => {
  const ids = query.getAll("ids[]");
  const data = homes.filter(({ propertyId }) => ids.includes(propertyId));
  return {
    data,
    pagination: { currentPage: 1, perPage: data.length, total: data.length, lastPage: 1 },
  };
};

/** The page, with what the site runs for those who have saved something. */
async function show({ api, ...options }: RenderOptions = {}) {
  const shown = await renderWithStorefront(
    <YourHomes rails={["viewed", "saved", "searches"]} title="" count={null} />,
    {
      region: "au",
      api: { [PROPERTIES]: properties, ...api },
      features: [{ ...feature, routes: [] }],
      ...options,
    },
  );
  if (options.person) void onSignedIn(shown.app.store);
  else if (deviceHomeIds().length > 0) onDeviceHomes(shown.app.store);
  return shown;
}
const asPerson = (
  favorites: AllFavoritesResponse["data"],
  searches: readonly object[] = [],
  api: RenderOptions["api"] = {},
) =>
  show({
    person: samplePerson,
    api: { [FAVORITES]: { data: favorites }, [`GET ${LAST}`]: { data: searches }, ...api },
  });
const section = (name: string) =>
  page.getByRole("heading", { name }).element().closest("section") as HTMLElement;
const of = (name: string) => page.elementLocator(section(name));
const sent = (calls: readonly StubCall[], call: string) =>
  calls.filter(({ method, path }) => `${method} ${path}` === call);

test("a first visit requests and shows nothing", async () => {
  const { calls, container } = await show();
  expect(container.textContent).toBe("");
  expect(calls).toEqual([]);
});

test("SAVE-030, PROP-067: viewed homes are shown, the latest first, sold ones included", async () => {
  for (const { propertyId } of [second, first]) recordViewedHome(propertyId);
  const { calls } = await show();
  await expect.element(page.getByRole("heading", { name: "Recently viewed" })).toBeVisible();
  const links = () =>
    of("Recently viewed")
      .getByRole("heading", { level: 3 })
      .elements()
      .map(({ textContent }) => textContent);
  await vi.waitFor(() => expect(links()).toEqual([first.address, second.address]));
  expect(calls).toHaveLength(1);
  expect(calls[0]?.query.getAll("availability[]")).toEqual(["all"]);
});

test("SAVE-030: one viewed home can be removed, and all; the focus is not lost", async () => {
  for (const { propertyId } of [second, first]) recordViewedHome(propertyId);
  const { calls } = await show();
  const remove = (address: string) =>
    page.getByRole("button", { name: `Remove ${address} from recently viewed` });
  await remove(first.address).click();
  await expect.element(remove(first.address)).not.toBeInTheDocument();
  await expect.element(remove(second.address)).toHaveFocus();
  expect(calls).toHaveLength(1);
  await page.getByRole("button", { name: "Clear all recently viewed" }).click();
  await expect
    .element(page.getByRole("heading", { name: "Recently viewed" }))
    .not.toBeInTheDocument();
});

test("FAV-051: a saved home has its heart filled among the viewed ones", async () => {
  recordViewedHome(first.propertyId);
  await asPerson([{ propertyId: first.propertyId, collectionIds: ["c1"] }]);
  await expect.element(page.getByRole("heading", { name: "Recently viewed" })).toBeVisible();
  await expect
    .element(of("Recently viewed").getByRole("button", { name: `Save ${first.address}` }))
    .toHaveAttribute("aria-pressed", "true");
});

test("FAV-049: a person's saved homes are shown with a link to all of them", async () => {
  await asPerson([{ propertyId: second.propertyId, collectionIds: ["c1"] }]);
  await expect.element(page.getByRole("heading", { name: "Your saved homes" })).toBeVisible();
  const saved = of("Your saved homes");
  await expect.element(saved.getByRole("heading", { name: second.address })).toBeVisible();
  await expect
    .element(saved.getByRole("link", { name: "See all" }))
    .toHaveAttribute("href", "/user/favourite");
});

test("FAV-049, D66: a visitor's homes on the device are shown; one whose heart is emptied stays until the page is left", async () => {
  saveOnDevice(first.propertyId);
  const { calls } = await show();
  await expect.element(page.getByRole("heading", { name: "Saved on this device" })).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Sign in to keep them" }))
    .toHaveAttribute("href", "/login");
  const heart = page.getByRole("button", { name: `Save ${first.address}` });
  await expect.element(heart).toHaveAttribute("aria-pressed", "true");
  await heart.click();
  await expect.element(heart).toHaveAttribute("aria-pressed", "false");
  expect(sent(calls, PROPERTIES)).toHaveLength(1);
});

const here = { href: "/list?bedroomMin=2", words: "Homes for sale · 2+ bedrooms" } as const;
const elsewhere = {
  searchId: "0199c8a0-0000-7000-8000-0000000000c1",
  hash: "00000000000000aa",
  filter: { listingType: "rent", acquisition: "rent", bedroomMin: 3 },
  at: "2099-01-01T00:00:00.000Z",
};

test("SAVE-036, SAVE-037: the account's last searches are shown with those of this device", async () => {
  rememberSearch({ ...here, language: "en" }, { bedroomMin: 2 });
  await asPerson([], [elsewhere]);
  await expect
    .element(page.getByRole("link", { name: /^For rent · 3\+ bedrooms$/ }))
    .toHaveAttribute("href", "/list?listingType=rent&bedroomMin=3");
  const links = of("Recent searches").getByRole("link").elements();
  expect(links.map(({ textContent }) => textContent)).toEqual([
    "For rent · 3+ bedrooms",
    here.words,
  ]);
});

test("SAVE-037: a visitor sees the searches of the device alone; one is removed, then all", async () => {
  rememberSearch({ ...here, language: "en" }, { bedroomMin: 2 });
  rememberSearch({ href: "/list?bedroomMin=4", words: "4+", language: "en" }, { bedroomMin: 4 });
  rememberSearch({ href: "/list?bedroomMin=5", words: "Fem", language: "no" }, { bedroomMin: 5 });
  const { calls } = await show();
  await page.getByRole("button", { name: "Remove 4+ from recent searches" }).click();
  await expect.element(page.getByRole("link", { name: "4+" })).not.toBeInTheDocument();
  await expect.element(page.getByRole("link", { name: here.words })).toBeVisible();
  expect(page.getByText("Fem").elements()).toEqual([]);
  await page.getByRole("button", { name: "Clear all recent searches" }).click();
  await vi.waitFor(() => expect(pastSearches()).toEqual([]));
  expect(calls).toEqual([]);
});

test("SAVE-036: a search that a person removes leaves the account too", async () => {
  const { calls } = await asPerson([], [elsewhere], {
    [`DELETE ${LAST}/${elsewhere.searchId}`]: new Response(null, { status: 204 }),
  });
  await page
    .getByRole("button", { name: "Remove For rent · 3+ bedrooms from recent searches" })
    .click();
  await vi.waitFor(() =>
    expect(sent(calls, `DELETE ${LAST}/${elsewhere.searchId}`)).toHaveLength(1),
  );
  expect(pastSearches()).toEqual([]);
});
