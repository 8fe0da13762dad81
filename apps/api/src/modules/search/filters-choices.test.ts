import { availabilityFilters } from "@hjem/domain/listing/availability";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  type RequestedMarkets,
  everything,
  type Found,
  idsOf,
  marketIds,
  openRequestedMarkets,
  type WireSearch,
} from "../../testing/requested-markets.ts";
import { TEST_NOW } from "../../testing/sample-listings.ts";

let api: RequestedMarkets;
beforeAll(async () => {
  api = await openRequestedMarkets();
});
afterAll(() => api.close());

/** The day of an instant on the clock of a zone, `YYYY-MM-DD`. */
const dayAt = (instant: number | string, timeZone: string): string =>
  new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short" }).format(new Date(instant));

/** S10: what is over can be seen no more. */
const hasViewingOn = ({ item }: Found, wanted: string): boolean =>
  item.viewingDate.some(
    ({ year, month, day, unixTo }) =>
      `${year}-${month}-${String(day).padStart(2, "0")}` === wanted && unixTo * 1000 > TEST_NOW,
  );

/** Nothing to rent is sold in any way. */
const isForSale = ({ listingType }: Found["listing"]): boolean => listingType.endsWith("_sale");

interface ChoiceRow {
  id: string;
  body: WireSearch;
  keeps: (found: Found) => boolean;
}

const rows: ChoiceRow[] = [
  {
    id: "SRCH-016, SRCH-032",
    body: { property_type: ["office"] },
    keeps: ({ item }) => item.propertyType.includes("office"),
  },
  {
    id: "SRCH-058",
    body: { property_type: ["apartment", "office"] },
    keeps: ({ item }) => item.propertyType.some((type) => ["apartment", "office"].includes(type)),
  },
  {
    id: "SRCH-032, names of one kind",
    body: { property_type: ["house"] },
    keeps: ({ item }) =>
      item.propertyType.some((type) => ["house", "single_dwelling"].includes(type)),
  },
  {
    id: "SRCH-018, SRCH-037, SRCH-085",
    body: { owner_type: "user" },
    keeps: ({ item }) => item.ownerType === "user",
  },
  {
    id: "SRCH-037, SRCH-085",
    body: { owner_type: "api" },
    keeps: ({ item }) => item.ownerType === "api",
  },
  {
    id: "SRCH-019, SRCH-042",
    body: { sold_by: "api" },
    keeps: ({ item }) => item.ownerType === "api",
  },
  {
    id: "SRCH-018, SRCH-038",
    body: { viewing_date: ["2026-11-22"] },
    keeps: (found) => hasViewingOn(found, "2026-11-22"),
  },
  {
    id: "SRCH-038, either of two days",
    body: { viewing_date: ["2026-11-20", "2026-11-23"] },
    keeps: (found) => hasViewingOn(found, "2026-11-20") || hasViewingOn(found, "2026-11-23"),
  },
  {
    id: "SRCH-038, FND-053",
    body: { viewing_date: ["TODAY"] },
    keeps: (found) => hasViewingOn(found, dayAt(TEST_NOW, found.item.timeZone)),
  },
  {
    id: "SRCH-018, SRCH-039, SRCH-087",
    body: { energy_profile: ["a", "c", "g"] },
    keeps: ({ item }) => ["a", "c", "g"].includes(item.energyProfile.label ?? ""),
  },
  {
    id: "SRCH-018, SRCH-040",
    body: { is_published_today: true },
    keeps: ({ item }) => dayAt(item.publishedAt, item.timeZone) === dayAt(TEST_NOW, item.timeZone),
  },
  {
    id: "SRCH-020, SRCH-051",
    body: { publish_date_min: "2026-11-15" },
    keeps: ({ item }) => dayAt(item.publishedAt, item.timeZone) >= "2026-11-15",
  },
  {
    id: "SRCH-018, SRCH-041, SRCH-084",
    body: { property_condition: "new" },
    keeps: ({ listing }) => listing.contractDetails.condition === "new",
  },
  {
    id: "SRCH-041, SRCH-084",
    body: { property_condition: "used" },
    keeps: ({ listing }) => listing.contractDetails.condition === "used",
  },
  {
    id: "SRCH-019, SRCH-044",
    body: { is_pet_allowed: true },
    keeps: ({ listing }) => listing.contractDetails.isPetAllowed === true,
  },
  {
    id: "SRCH-019, SRCH-045, SRCH-089",
    body: { furnished: ["partly"] },
    keeps: ({ listing }) => listing.contractDetails.furnished === "partly",
  },
  {
    id: "SRCH-045, either of two",
    body: { furnished: ["fully", "none"] },
    keeps: ({ listing }) => ["fully", "none"].includes(listing.contractDetails.furnished ?? ""),
  },
  {
    id: "SRCH-019, SRCH-046",
    body: { available_from: "2026-12" },
    keeps: ({ listing }) => (listing.contractDetails.availableFrom ?? "9999") < "2027-01",
  },
  {
    id: "SRCH-019, SRCH-047",
    body: { is_land_owned_by_seller: true },
    keeps: ({ listing }) => listing.contractDetails.isLandOwnedBySeller === true,
  },
  {
    id: "SRCH-019, SRCH-048, SRCH-091",
    body: { location_types: ["mountain"] },
    keeps: ({ listing }) => listing.contractDetails.locationType === "mountain",
  },
  {
    id: "SRCH-048, either of two",
    body: { location_types: ["inland", "coast"] },
    keeps: ({ listing }) =>
      ["inland", "coast"].includes(listing.contractDetails.locationType ?? ""),
  },
  {
    id: "SRCH-090, one thing by either of its names",
    body: { ownership: ["share"] },
    keeps: ({ listing }) =>
      ["cooperative", "share"].includes(listing.contractDetails.ownership ?? ""),
  },
  {
    id: "SRCH-090",
    body: { ownership: ["cooperative", "stock"] },
    keeps: ({ listing }) =>
      ["cooperative", "share", "stock"].includes(listing.contractDetails.ownership ?? ""),
  },
  {
    id: "SRCH-018, at auction or to offers",
    body: { sale_method: ["auction", "offers"] },
    keeps: ({ listing }) =>
      isForSale(listing) && ["auction", "offers"].includes(listing.prices.method),
  },
  {
    id: "SRCH-018, by private treaty, with every price method",
    body: { sale_method: ["private_treaty"] },
    keeps: ({ listing }) =>
      isForSale(listing) && ["fixed", "guide", "contact_agent"].includes(listing.prices.method),
  },
  {
    id: "SRCH-019, SRCH-049",
    body: { facilities: ["garden"] },
    keeps: ({ item }) => item.facilities.includes("garden"),
  },
  {
    id: "SRCH-049, SRCH-056, all of several",
    body: { facilities: ["balcony", "view"] },
    keeps: ({ item }) => item.facilities.includes("balcony") && item.facilities.includes("view"),
  },
  {
    id: "SRCH-018, showby",
    body: { showby: ["kitchen", "floorplan"] },
    keeps: ({ listing }) => listing.images.some(({ type }) => /kitchen|floorplan/.test(type)),
  },
  {
    id: "SRCH-020, SRCH-053, D18",
    body: { agency_id: ["101"] },
    keeps: ({ item }) => item.agencyId === "000101",
  },
  {
    id: "SRCH-053, private sellers",
    body: { agency_id: ["-1"] },
    keeps: ({ item }) => item.agencyId === "-1",
  },
  {
    id: "SRCH-020, SRCH-054",
    body: { agency_parent_id: "100" },
    keeps: ({ item }) => item.agencyId === "000102",
  },
  ...availabilityFilters
    .filter((wanted) => wanted !== "all")
    .map((wanted) => ({
      id: "SRCH-019, SRCH-050, SRCH-092, SRCH-093, SRCH-094",
      body: { availability: [wanted] },
      keeps: ({ item }: Found) => item.availability === wanted,
    })),
  {
    id: "SRCH-050, either of two",
    body: { availability: ["sold", "future"] },
    keeps: ({ item }) => ["sold", "future"].includes(item.availability),
  },
  {
    id: "SRCH-050, D17, unset",
    body: { availability: undefined },
    keeps: ({ item }) => item.availability === "available",
  },
];

describe.each(marketIds)("in %s", (market) => {
  test.each(rows)("$id: $body finds the matching listings", async ({ body, keeps }) => {
    const all = await api.findAll(market, everything);
    const found = await api.findAll(market, { ...everything, ...body });
    expect(idsOf(found)).toEqual(idsOf(all.filter(keeps)));
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThan(all.length);
  });

  test("SRCH-020, SRCH-052: property_id finds those listings, in upper and lower case, and nothing for an unknown one", async () => {
    const all = await api.findAll(market, everything);
    const [first, , third] = idsOf(all);
    const wanted = [third, first?.toUpperCase(), "nonsense"];
    const found = await api.findAll(market, { ...everything, property_id: wanted });
    expect(idsOf(found)).toEqual([first, third]);
    expect(await api.findAll(market, { ...everything, property_id: ["nonsense"] })).toEqual([]);
  });

  test("SRCH-049: a facility that the market does not know matches no listing", async () => {
    expect(await api.findAll(market, { ...everything, facilities: ["unheard_of"] })).toEqual([]);
  });

  test("SRCH-086: owner_type all filters nothing", async () => {
    const all = await api.findAll(market, everything);
    const found = await api.findAll(market, { ...everything, owner_type: "all", sold_by: "all" });
    expect(found).toHaveLength(all.length);
  });

  test.each([
    ["SRCH-001, SRCH-070", { listing_type: "buy" }, ["residential_sale", "leisure_sale"]],
    ["SRCH-002", { listing_type: "rent" }, ["residential_rent", "leisure_rent"]],
    ["SRCH-003", { listing_type: "residential", acquisition: "buy" }, ["residential_sale"]],
    ["SRCH-003", { listing_type: "residential", acquisition: "rent" }, ["residential_rent"]],
    ["SRCH-004", { listing_type: "commercial", acquisition: "buy" }, ["commercial_sale"]],
    ["SRCH-004", { listing_type: "commercial", acquisition: "rent" }, ["commercial_rent"]],
    ["SRCH-006", { listing_type: "leisure", acquisition: "buy" }, ["leisure_sale"]],
    ["SRCH-080", { listing_type: "leisure", acquisition: "sale" }, ["leisure_sale"]],
  ])("%s: %j finds its own kinds of listing", async (_ids, body, kinds) => {
    const found = await api.findAll(market, { availability: ["all"], ...body });
    const foundKinds = new Set(found.map(({ item }) => item.listingType));
    expect([...foundKinds].toSorted()).toEqual(kinds.toSorted());
    const offers = new Set(found.map(({ item }) => item.offerType));
    expect([...offers]).toEqual([kinds[0]?.endsWith("rent") ? "rent" : "buy"]);
  });

  test("SRCH-005: new_homes are the homes for sale that are new or under construction", async () => {
    const all = await api.findAll(market, everything);
    const found = await api.findAll(market, { ...everything, listing_type: "new_homes" });
    const isNew = ({ item, listing }: Found) =>
      item.isUnderConstruction || listing.contractDetails.condition === "new";
    expect(idsOf(found)).toEqual(idsOf(all.filter(isNew)));
    expect(found.length).toBeLessThan(all.length);
  });
});

test.each([
  ["SRCH-032, SRCH-073..075", { property_type: ["castle"] }, "property_type"],
  ["SRCH-058", { property_type: "apartment" }, "property_type"],
  ["SRCH-078", { listing_type: "holiday" }, "listing_type"],
  ["SRCH-079", { acquisition: "swap" }, "acquisition"],
  ["SRCH-084", { property_condition: "old" }, "property_condition"],
  ["SRCH-085", { owner_type: "agent" }, "owner_type"],
  ["SRCH-087", { energy_profile: ["h"] }, "energy_profile"],
  ["SRCH-089", { furnished: ["half"] }, "furnished"],
  ["SRCH-090", { ownership: ["leased"] }, "ownership"],
  ["SRCH-091", { location_types: ["lake"] }, "location_types"],
  ["SRCH-093", { availability: ["maybe"] }, "availability"],
  ["SRCH-095", { sorting: "beauty" }, "sorting"],
  ["SRCH-096", { order: "up" }, "order"],
  ["SRCH-057", { floors: { min: "two" } }, "floors.min"],
  ["SRCH-046", { available_from: "2026-13" }, "available_from"],
  ["SRCH-051", { publish_date_min: "yesterday" }, "publish_date_min"],
  ["SRCH-038", { viewing_date: ["TOMORROW"] }, "viewing_date"],
  ["SRCH-033", { transportation_radius: -1 }, "transportation_radius"],
  ["SRCH-151", { landsize_min: -1 }, "landsize_min"],
  ["SRCH-152", { primary_room_min: -1 }, "primary_room_min"],
  ["SRCH-153", { construction_year_max: 2027 }, "construction_year_max"],
])("%s: %j is rejected with its field named", async (_ids, body, field) => {
  const response = await api.search("no", body);
  expect(response.statusCode).toBe(400);
  expect(Object.keys(response.json().error.fields)).toEqual([field]);
});
