import type { Money } from "@hjem/domain/listing/money";
import { totalPriceOf } from "@hjem/domain/listing/price/total-price";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  type RequestedMarkets,
  everything,
  type Found,
  idsOf,
  marketIds,
  openRequestedMarkets,
} from "../../testing/requested-markets.ts";

let api: RequestedMarkets;
beforeAll(async () => {
  api = await openRequestedMarkets();
});
afterAll(() => api.close());

interface Extent {
  min: number;
  max: number;
}

const extent = (min: number | null, max: number | null): Extent | null =>
  min === null || max === null ? null : { min, max };

const moneyExtent = (money: Money | null): Extent | null =>
  money && extent(money.min ?? money.amount ?? money.max, money.max ?? money.amount ?? money.min);

/** The price that finds a home which shows none (D125); null for every other. */
const withheldPrice = ({ item, listing: { prices } }: Found): Extent | null =>
  item.priceStatement === undefined
    ? null
    : moneyExtent(prices.price ?? prices.askingPrice ?? prices.monthly);

interface RangeRow {
  id: string;
  /** Name on the wire before `_min` and `_max`. */
  field: string;
  min: number;
  max: number;
  of: (found: Found) => Extent | null;
}

const rows: RangeRow[] = [
  {
    id: "SRCH-021",
    field: "price",
    min: 4_000_000,
    max: 8_000_000,
    of: (found) => extent(found.item.priceMin, found.item.priceMax) ?? withheldPrice(found),
  },
  {
    id: "SRCH-022",
    field: "bedroom",
    min: 3,
    max: 4,
    of: ({ item }) => extent(item.bedroomMin, item.bedroomMax),
  },
  {
    id: "SRCH-023",
    field: "bathroom",
    min: 2,
    max: 2,
    of: ({ item }) => extent(item.bathroomMin, item.bathroomMax),
  },
  {
    id: "SRCH-024",
    field: "garage",
    min: 1,
    max: 1,
    of: ({ item }) => extent(item.garageMin, item.garageMax),
  },
  {
    id: "SRCH-025",
    field: "asking_price",
    min: 3_000_000,
    max: 6_000_000,
    of: (found) => withheldPrice(found) ?? moneyExtent(found.listing.prices.askingPrice),
  },
  {
    id: "SRCH-026",
    field: "monthly_rent",
    min: 20_000,
    max: 40_000,
    of: ({ item, listing }) =>
      item.priceStatement === undefined ? moneyExtent(listing.prices.monthly) : null,
  },
  {
    id: "SRCH-027",
    field: "total_price",
    min: 4_000_000,
    max: 7_000_000,
    of: (found) => {
      const { prices } = found.listing;
      return moneyExtent(prices.totalPrice) ?? totalPriceOf(prices) ?? withheldPrice(found);
    },
  },
  {
    id: "SRCH-028",
    field: "shared_cost",
    min: 4_000,
    max: 8_000,
    of: ({ listing }) => moneyExtent(listing.prices.sharedCost),
  },
  {
    id: "SRCH-029, D10",
    field: "primary_room",
    min: 37.5,
    max: 80,
    of: ({ listing: { details } }) => details.internalArea ?? details.primaryRoom,
  },
  {
    id: "SRCH-030",
    field: "landsize",
    min: 300,
    max: 600,
    of: ({ listing: { details } }) => details.landSize ?? details.plotArea,
  },
  {
    id: "SRCH-031",
    field: "construction_year",
    min: 2000,
    max: 2015,
    of: ({ item }) => extent(item.constructionYear, item.constructionYear),
  },
];

describe.each(marketIds)("in %s", (market) => {
  test.each(rows)(
    "SRCH-016..018, $id: $field filters by minimum, by maximum and by both",
    async ({ field, min, max, of }) => {
      const all = await api.findAll(market, everything);
      const lowest = { [`${field}_min`]: min };
      const highest = { [`${field}_max`]: max };
      const cases = [
        { ends: lowest, keeps: (value: Extent) => value.max >= min },
        { ends: highest, keeps: (value: Extent) => value.min <= max },
        {
          ends: { ...lowest, ...highest },
          keeps: (value: Extent) => value.max >= min && value.min <= max,
        },
      ];
      for (const { ends, keeps } of cases) {
        const stored = all.filter((found) => {
          const value = of(found);
          return value !== null && keeps(value);
        });
        const found = await api.findAll(market, { ...everything, ...ends });
        expect(idsOf(found)).toEqual(idsOf(stored));
        expect(found.length).toBeGreaterThan(0);
        expect(found.length).toBeLessThan(all.filter((each) => of(each) !== null).length);
      }
      // Without some that have no value, the comparison above would not show that they stay away.
      expect(all.some((each) => of(each) === null)).toBe(true);
    },
  );

  test.each(rows.filter(({ field }) => field !== "construction_year"))(
    "D23: a listing whose $field range contains the requested end is found",
    async ({ field, min, max, of }) => {
      const from = await api.findAll(market, { ...everything, [`${field}_min`]: min });
      const to = await api.findAll(market, { ...everything, [`${field}_max`]: max });
      expect(from.some((each) => (of(each)?.min ?? min) < min)).toBe(true);
      expect(to.some((each) => (of(each)?.max ?? max) > max)).toBe(true);
    },
  );

  test.each([
    [{ min: 2 }, (floor: number) => floor >= 2],
    [{ max: 3 }, (floor: number) => floor <= 3],
    [{ min: 2, max: 3 }, (floor: number) => floor >= 2 && floor <= 3],
    [{ min: 0, max: 0 }, (floor: number) => floor === 0],
  ])("SRCH-019, SRCH-043, SRCH-057: floors %j finds the homes on them", async (floors, keeps) => {
    const all = await api.findAll(market, everything);
    const found = await api.findAll(market, { ...everything, floors });
    const stored = all.filter(({ item }) => item.floor !== null && keeps(item.floor));
    expect(idsOf(found)).toEqual(idsOf(stored));
    expect(found.length).toBeGreaterThan(0);
    expect(all.some(({ item }) => item.floor === null)).toBe(true);
  });
});

test("a maximum of no bedrooms finds the homes without one, and zero at most of anything else is no filter", async () => {
  const all = await api.findAll("au", everything);
  const studios = await api.findAll("au", { ...everything, bedroom_max: 0 });
  expect(idsOf(studios)).toEqual(idsOf(all.filter(({ item }) => item.bedroomMin === 0)));
  expect(studios.length).toBeGreaterThan(0);
  expect(idsOf(await api.findAll("au", { ...everything, bathroom_max: 0 }))).toEqual(idsOf(all));
});

test("D23: a project of two to four bedrooms matches at least three and at most two", async () => {
  const all = await api.findAll("no", everything);
  const project = all.find(({ item }) => item.bedroomMin === 2 && (item.bedroomMax ?? 0) > 2);
  expect(project).toBeDefined();
  for (const ends of [{ bedroom_min: 3 }, { bedroom_max: 2 }, { bedroom_min: 3, bedroom_max: 3 }]) {
    const found = await api.findAll("no", { ...everything, ...ends });
    expect(idsOf(found)).toContain(project?.item.propertyId);
  }
});

test("SRCH-130, SRCH-138: null is rejected as a number; zero and empty lists filter nothing", async () => {
  const all = await api.findAll("no", everything);
  const empty = {
    price_min: 0,
    price_max: 0,
    bedroom_min: 0,
    transportation_radius: 0,
    keywords: " ",
    address: "",
    floors: {},
    facilities: [],
    property_type: ["all"],
    energy_profile: [],
    furnished: ["all"],
    owner_type: "all",
    is_pet_allowed: false,
    showby: ["any"],
  };
  expect(idsOf(await api.findAll("no", { ...everything, ...empty }))).toEqual(idsOf(all));
  const refused = await api.search("no", { price_min: null });
  expect(refused.json()).toMatchObject({ error: { fields: { price_min: expect.any(String) } } });
});
