import type { Property } from "@hjem/domain/listing/property";
import { type RenderOptions, renderWithStorefront } from "@hjem/storefront/testing";
import { norwegianHome, sampleImages } from "@hjem/storefront/testing/sample-homes";
import type { StubCall } from "@hjem/storefront/testing/stub-api";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import Blocks from "../../blocks/blocks.tsx";
import { feature } from "../../feature.ts";
import { Hero } from "../hero.tsx";
import { loadHome } from "./home-model.ts";

const words = { ...feature, routes: [] };
const place = (geoId: string, name: string, count: number) => ({
  geoId,
  name,
  count,
  kind: "municipality",
  parent: null,
  location: { lat: 60, lng: 10 },
  medianPrice: count < 5 ? null : 4_900_000,
});
const api = {
  "POST /api/v2/property/search": {
    data: [],
    pagination: { currentPage: 1, perPage: 1, total: 24_318, lastPage: 1000 },
  },
  "GET /api/v2/regions/popular": {
    data: [place("municipality:0301", "Oslo", 5_412), place("municipality:4601", "Bergen", 1)],
  },
};

const load = async (options: RenderOptions = {}) => {
  const { app } = await renderWithStorefront(null, { api, features: [words], ...options });
  return loadHome(app.page);
};

/** Links of the first list after a heading. */
const links = (heading: string) => {
  let list: Element | null = page.getByRole("heading", { name: heading }).element();
  while (list && list.tagName !== "UL") list = list.nextElementSibling;
  return page
    .elementLocator(list ?? document.body)
    .getByRole("link")
    .elements()
    .map((link) => [link.textContent.replace("\u00a0", " "), link.getAttribute("href")]);
};

/** Renders what is below the search. */
const showBlocks = async (options: RenderOptions = {}) => {
  const { blocks } = await load(options);
  await renderWithStorefront(<Blocks blocks={blocks} />, { api, features: [words], ...options });
};

test("RTE-031, S3: places show their number of homes and median price, where it is known, and link to both", async () => {
  await showBlocks();
  await expect.element(page.getByRole("heading", { name: "Hvor vil du bo?" })).toBeVisible();
  expect(links("Hvor vil du bo?")).toEqual([
    ["Oslo5 412 boliger", "/list?geoId=municipality:0301"],
    ["Medianpris i Oslo 4,9 mill.", "/locations/oslo"],
    ["Bergen1 bolig", "/list?geoId=municipality:4601"],
  ]);
});

test("SRCH-201: requests rental places separately, and links to rentals", async () => {
  await showBlocks({
    api: {
      ...api,
      "GET /api/v2/regions/popular": ({ query }: { query: URLSearchParams }) => ({
        data: [
          query.get("listing_type") === "rent" && query.get("acquisition") === "rent"
            ? place("municipality:4601", "Bergen", 12)
            : place("municipality:0301", "Oslo", 5_412),
        ],
      }),
    },
  });
  await expect.element(page.getByRole("heading", { name: "Til leie" })).toBeVisible();
  expect(links("Til leie")).toEqual([
    ["Bergen12 boliger", "/list?listingType=rent&geoId=municipality:4601"],
  ]);
});

test("example searches are in places with results", async () => {
  const {
    searches: { examples },
  } = await load();
  expect(examples.map(({ label }) => label.replaceAll("\u00a0", " "))).toEqual([
    "2+ soverom i Oslo under 500 000 kr",
    "Til leie i Bergen",
    "Fritidsboliger ved sjøen",
  ]);
});

test("leaves out an example search without results, and picks a place with rentals for one to rent", async () => {
  const {
    searches: { examples },
  } = await load({
    api: {
      ...api,
      "POST /api/v2/property/search": ({ body }: StubCall) => {
        const { locationTypes } = body as { locationTypes?: string[] };
        const total = locationTypes ? 0 : 12;
        return { data: [], pagination: { currentPage: 1, perPage: 1, total, lastPage: 1 } };
      },
      "GET /api/v2/regions/popular": ({ query }: StubCall) => ({
        data: [
          query.get("listing_type") === "rent"
            ? place("municipality:5001", "Trondheim", 3)
            : place("municipality:0301", "Oslo", 9),
        ],
      }),
    },
  });
  expect(examples.map(({ label }) => label.replaceAll("\u00a0", " "))).toEqual([
    "2+ soverom i Oslo under 500 000 kr",
    "Til leie i Trondheim",
  ]);
});

test("an example search is counted while the rest of the page is still being fetched", async () => {
  const counted = Promise.withResolvers<void>();
  const {
    searches: { examples },
  } = await load({
    api: {
      ...api,
      "POST /api/v2/property/search": ({ body }: StubCall) => {
        if ((body as { geoId?: string[] }).geoId) counted.resolve();
        return api["POST /api/v2/property/search"];
      },
      "GET /api/v2/property/first_on_market": async () => {
        await counted.promise;
        return api["POST /api/v2/property/search"];
      },
    },
  });
  expect(examples).toHaveLength(3);
});

/** The home at the top of a page whose newest listings are these, and whose row of newest ones has the given ones. */
const heroAbove = async (row: readonly Property[], ...homes: Property[]) => {
  const { hero } = await load({
    api: {
      ...api,
      "POST /api/v2/property/search": ({ body }: StubCall) => ({
        data: (body as { ownerType?: string }).ownerType === "api" ? homes : row,
        pagination: { currentPage: 1, perPage: 16, total: homes.length, lastPage: 1 },
      }),
    },
  });
  return hero?.href.split("/").at(-1);
};
const heroOf = (...homes: Property[]) => heroAbove([], ...homes);

test("the home at the top is an agent's newest house with its exterior first, five pictures and a price", async () => {
  const { red, livingRoom } = sampleImages;
  const fit = { floor: null, imageCount: 5, images: [red] };
  const inside = norwegianHome({ ...fit, propertyId: "inside", images: [livingRoom, red] });
  const unfinished = norwegianHome({ ...fit, propertyId: "unfinished", imageCount: 4 });
  const sold = norwegianHome({ ...fit, propertyId: "sold", availability: "sold" });
  const flat = norwegianHome({ ...fit, propertyId: "flat", floor: 3 });
  const unpriced = norwegianHome({ ...fit, propertyId: "unpriced", price: null });
  const house = norwegianHome({ ...fit, propertyId: "house" });
  expect(await heroOf(inside, unfinished, sold, flat, unpriced, house)).toBe("house");
  expect(await heroOf(inside, flat, unpriced)).toBe("unpriced");
  expect(await heroOf(inside, flat)).toBe("flat");
  expect(await heroOf(inside, unfinished, sold)).toBeUndefined();
  expect(await heroAbove([house], house, unpriced)).toBe("unpriced");
  expect(await heroAbove([house], house)).toBe("house");
});

test.each([
  ["no", "nordic"],
  ["au", "southern"],
] as const)(
  "while no home is fit for it, the picture at the top is one of the market: %s",
  async (region, name) => {
    const model = await load({ region });
    await renderWithStorefront(<Hero {...model} home={model.hero} />, {
      region,
      features: [words],
    });
    const picture = page.getByRole("presentation").element();
    expect(picture.getAttribute("src")).toContain(`/${name}-house.webp`);
  },
);

const emptySite = {
  "POST /api/v2/property/search": {
    data: [],
    pagination: { currentPage: 1, perPage: 1, total: 0, lastPage: 0 },
  },
  "GET /api/v2/regions/popular": { data: [] },
  "GET /api/v2/property/first_on_market": {
    data: [],
    pagination: { currentPage: 1, perPage: 4, total: 0, lastPage: 0 },
  },
};

test.each([
  { region: "no", notice: "Det er ikke lagt ut boliger her ennå.", button: "Søk" },
  { region: "au", notice: "No homes have been listed here yet.", button: "Search" },
] as const)(
  "the home page of a site without listings says so and has no examples: $region",
  async ({ region, notice, button }) => {
    const options = { api: emptySite, region };
    const model = await load(options);
    expect(model).toMatchObject({ searches: { notice, examples: [] } });
    await renderWithStorefront(
      <>
        <Hero {...model} home={model.hero} />
        <Blocks blocks={model.blocks} />
      </>,
      { ...options, features: [words] },
    );
    await expect.element(page.getByText(notice, { exact: true })).toBeVisible();
    await expect.element(page.getByRole("button", { name: button, exact: true })).toBeVisible();
    expect(page.getByRole("heading").elements()).toHaveLength(1);
    expect(page.getByText(/Populære søk|Popular searches/).elements()).toEqual([]);
  },
);

test("without the API there is still a page to search from", async () => {
  const model = await load({ api: {} });
  expect([model.hero, model.searches]).toEqual([null, { examples: [], notice: "" }]);
  await renderWithStorefront(<Hero {...model} home={null} />, { features: [words] });
  await expect.element(page.getByRole("heading", { name: "Finn din neste bolig" })).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Søk", exact: true })).toBeVisible();
});

test("RTE-029: the home page has one search for every listing type", async () => {
  const model = await load();
  await renderWithStorefront(<Hero {...model} home={null} />, {
    api,
    features: [words],
  });
  await expect.element(page.getByRole("searchbox")).toBeVisible();
  const kinds = page.getByRole("search").getByRole("group");
  for (const name of ["Kjøp", "Leie", "Nye boliger", "Fritidsbolig", "Næring"]) {
    await expect.element(kinds.getByText(name, { exact: true })).toBeVisible();
  }
});

test("the home in the header picture links to its page and is labelled as demo", async () => {
  const model = await load();
  const home = {
    href: "/property/001204/3f7q9z2k1m",
    source: { url: "/media/aaaaaaaa01", color: "#88a0b0", ratio: 1.5 },
    title: "Rød enebolig",
    where: "Nardo, Trondheim",
    price: "6 490 000 kr",
    note: "Demoannonse, illustrasjon",
  };
  await renderWithStorefront(<Hero {...model} home={home} />, {
    api,
    features: [words],
  });
  await expect
    .element(page.getByRole("link", { name: /6 490 000 kr Demoannonse/ }))
    .toHaveAttribute("href", home.href);
});
