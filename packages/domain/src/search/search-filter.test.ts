import { describe, expect, test } from "vitest";
import { listingOfCombination } from "../listing/listing-type.ts";
import { filterFlags } from "./filter-check.ts";
import { rangeNames } from "./reversed-ranges.ts";
import { SearchArea, SearchFilter, SearchQuery, SearchRequest } from "./search-filter.ts";
import { parseSearch, searchToQuery } from "./search-url.ts";

const today = "2026-11-21";
const region = {
  rentPeriod: "month" as const,
  sliders: {
    buyPrice: { min: 0, max: 20_000_001, step: 50_000 },
    rentPrice: { min: 0, max: 3_001, step: 10 },
    monthlyRent: { min: 0, max: 30_001, step: 500 },
    primaryRoom: { min: 0, max: 20_001, step: 1 },
  },
};
const requestOf = (query: string) => parseSearch(new URLSearchParams(query), region, today).request;

const words = (text: string): string[] => text.split(/\s+/).toSorted((a, b) => (a < b ? -1 : 1));
const keysOf = (schema: { shape: object }): string[] => words(Object.keys(schema.shape).join(" "));
const pairs = (names: string): string =>
  names.replaceAll(/\S+/g, (name) => `${name}Min ${name}Max`);

describe("search fields", () => {
  test("SRCH-016..020: the filter has exactly the fields of the specification, of D51 and of the markets", () => {
    const ranges = pairs(
      "price bedroom bathroom garage askingPrice monthlyRent totalPrice sharedCost primaryRoom landsize constructionYear",
    );
    const single =
      "propertyType transportationRadius geoId includesSurrounding keywords showby address ownerType viewingDate energyProfile isPublishedToday propertyCondition soldBy floors isPetAllowed furnished availableFrom isLandOwnedBySeller locationTypes facilities availability publishDateMin propertyId agencyId agencyParentId name ownership saleMethod";
    expect(keysOf(SearchFilter)).toEqual(words(`${ranges} ${single}`));
    expect(rangeNames).toHaveLength(11);
  });

  test("SRCH-060, SRCH-061, D110: listing type and sorting are separate from the filter, and are read from the URL", () => {
    expect(keysOf(SearchQuery)).toEqual(
      words("acquisition view listingType order page size sorting groupUnits"),
    );
    expect(requestOf("listingType=rent").listingType).toBe("rent");
    expect(keysOf(SearchRequest).filter((key) => key === "listingType")).toHaveLength(1);
  });

  test("SRCH-062: a map search has corners, zoom, a circle and a polygon; D83: and addresses within reach", () => {
    expect(keysOf(SearchArea)).toEqual(
      words(
        "locationBottomRightLat locationBottomRightLng locationTopLeftLat locationTopLeftLng zoomLevel mapCentroid propertyRadius polygon reach",
      ),
    );
  });

  test("SRCH-015, SRCH-067..072: all fields are optional, and an empty search has the defaults", () => {
    expect(SearchRequest.parse({})).toEqual({
      acquisition: "buy",
      listingType: "buy",
      sorting: "default",
      order: "desc",
      page: 1,
      size: 12,
      view: "list",
    });
    expect(SearchRequest.parse({})).toEqual(requestOf(""));
  });

  test("SRCH-057: floors are an object with a minimum and a maximum, either optional", () => {
    for (const floors of [{ min: 2, max: 7 }, { min: 2 }, { max: -1 }, {}]) {
      expect(SearchFilter.parse({ floors })).toEqual({ floors });
    }
    for (const floors of [[2, 7], 2, "2-7", { min: "2" }, { min: 1.5 }]) {
      expect(SearchFilter.safeParse({ floors }).success).toBe(false);
    }
  });

  test("SRCH-151, SRCH-152: land size and primary room accept any area from 0", () => {
    for (const field of ["landsizeMin", "landsizeMax", "primaryRoomMin", "primaryRoomMax"]) {
      expect(SearchFilter.safeParse({ [field]: -1 }).success).toBe(false);
      for (const area of [0, 84.5, 25_000, 100_000_000]) {
        expect(SearchFilter.parse({ [field]: area })).toEqual({ [field]: area });
      }
    }
  });
});

describe("invalid values in the URL", () => {
  test("SRCH-014: an unknown view falls back to list", () => {
    expect(requestOf("view=foo").view).toBe("list");
    expect(requestOf("view=map").view).toBe("map");
  });

  test("SRCH-126: an unknown listing type falls back to buy, an unknown combination to residential sale", () => {
    expect(requestOf("listingType=foo")).toMatchObject({ listingType: "buy", acquisition: "buy" });
    expect(listingOfCombination("foo_sale")).toEqual({
      listingType: "residential",
      acquisition: "buy",
    });
  });

  test("SRCH-138: filters that do not restrict are not sent", () => {
    const request = requestOf(
      "priceMin=0&priceMax=&keywords=&propertyType=all&furnished=all&isPetAllowed=false&showby=any&facilities=",
    );
    expect(request).toEqual(SearchRequest.parse({}));
    expect(searchToQuery(request)).toBe("");
  });

  test("SRCH-145, SRCH-150: shared debt has an error flag but no filter; there are nine flags in all", () => {
    expect(keysOf(SearchFilter).filter((key) => /debt/i.test(key))).toEqual([]);
    const allReversed = Object.fromEntries(
      rangeNames.flatMap((name) => [
        [`${name}Min`, 2],
        [`${name}Max`, 1],
      ]),
    );
    expect(filterFlags(allReversed, today)).toHaveLength(9);
    expect(filterFlags({ askingPriceMin: 2, totalPriceMax: 1 }, today)).toEqual(["shareDebt"]);
  });
});
