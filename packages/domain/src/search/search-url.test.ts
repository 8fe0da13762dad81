import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import * as enumerations from "../listing/enumerations.ts";
import { searchFields } from "./search-fields.ts";
import { SearchRequest } from "./search-filter.ts";
import { parseSearch, searchToParams, searchToQuery } from "./search-url.ts";

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
const parse = (query: string | URLSearchParams) =>
  parseSearch(new URLSearchParams(query), region, today);
const canonical = (query: string): string => {
  const { request, extras } = parse(query);
  return searchToQuery(request, extras);
};

describe("reading a search URL", () => {
  test("SRCH-068..072: an empty query is homes to buy, as a list, newest first, page 1 of 12", () => {
    expect(parse("").request).toEqual({
      listingType: "buy",
      acquisition: "buy",
      sorting: "default",
      order: "desc",
      view: "list",
      page: 1,
      size: 12,
    });
    expect(canonical("")).toBe("");
  });

  test("D51: includes surrounding suburbs for a suburb only", () => {
    const query = "geoId=suburb:3065-fitzroy&includesSurrounding=true";
    expect(canonical(query)).toBe(query);
    expect(canonical("geoId=city:brisbane&includesSurrounding=true")).toBe("geoId=city:brisbane");
    expect(parse("includesSurrounding=true").request.includesSurrounding).toBeUndefined();
  });

  test("D31: the canonical URL has a fixed order, no defaults and repeated keys", () => {
    expect(
      canonical(
        "page=2&size=12&sorting=price&order=asc&propertyType=townhouse&propertyType=apartment&priceMax=7000000&view=grid&listingType=buy&geoId=municipality:5001&floors=2-7",
      ),
    ).toBe(
      "geoId=municipality:5001&propertyType=apartment&propertyType=townhouse&priceMax=7000000&floors=2-7&sorting=price&order=asc&view=grid&page=2",
    );
  });

  test("D31: reads a form sent without JavaScript and marks it for redirect", () => {
    const { request, isForm, extras } = parse("sort=price_per_primary-asc&priceMin=&keywords=");
    expect(isForm).toBe(true);
    expect(searchToQuery(request, extras)).toBe("sorting=price_per_primary&order=asc");
    expect(parse("sorting=price&order=asc").isForm).toBe(false);
    expect(parse("bedroomMin=studio")).toMatchObject({ isForm: true, corrected: [] });
    expect(canonical("bedroomMin=studio&bedroomMax=3")).toBe("bedroomMax=0");
    expect(parse("search=&listingType=rent&acquisition=buy").isForm).toBe(true);
    expect(parse("sort=nonsense").corrected).toEqual(["sorting"]);
  });

  test("FND-016: a draft listing type is read as listing type and acquisition", () => {
    const { request, corrected } = parse("listingType=commercial_rent");
    expect(request).toMatchObject({ listingType: "commercial", acquisition: "rent" });
    expect(corrected).toEqual(["listingType"]);
    expect(parse("listingType=commercial&acquisition=rent").request).toMatchObject({
      listingType: "commercial",
      acquisition: "rent",
    });
  });

  test("SRCH-080, SRCH-121, SRCH-126: sale means buy, an unknown listing type is buy, and an acquisition alone is used", () => {
    expect(parse("acquisition=sale").request).toMatchObject({
      listingType: "buy",
      acquisition: "buy",
    });
    expect(parse("listingType=foo").request.listingType).toBe("buy");
    expect(parse("acquisition=rent").request).toMatchObject({
      listingType: "rent",
      acquisition: "rent",
    });
    expect(canonical("acquisition=rent")).toBe("listingType=rent");
    expect(searchToQuery({ acquisition: "rent" })).toBe("acquisition=rent");
    expect(searchToQuery({ acquisition: "buy" })).toBe("");
    expect(parse("listingType=buy&acquisition=rent").corrected).toEqual(["acquisition"]);
  });

  test("SRCH-127: corrects or removes invalid values, and reports them", () => {
    const { request, corrected, removed } = parse(
      "page=abc&view=foo&priceMin=x&bedroomMin=-2&order=up&page=0&size=1000&constructionYearMax=2027&availableFrom=2026-13&energyProfile=a&energyProfile=z",
    );
    expect(corrected.toSorted()).toEqual(
      [
        "page",
        "view",
        "priceMin",
        "bedroomMin",
        "order",
        "size",
        "constructionYearMax",
        "availableFrom",
        "energyProfile",
      ].toSorted(),
    );
    expect(removed).toEqual([]);
    expect(searchToQuery(request)).toBe("energyProfile=a");
  });

  test("D33: a page above the maximum becomes page 1", () => {
    expect(parse("page=1000").request.page).toBe(1_000);
    expect(parse("page=1001").request.page).toBe(1);
  });

  test("SRCH-128: removes unknown keys and reports each once, shortened", () => {
    expect(parse("foo=1&foo=2&__proto__=1&bedroomMin=2").removed).toEqual(["foo", "__proto__"]);
    expect(parse(`${"k".repeat(500)}=1`).removed[0]).toHaveLength(40);
  });

  test("SRCH-129, D25: keeps keys that are not part of the search", () => {
    expect(
      canonical(
        "utm_source=a&search=oslo&language=en&landingpageid=x&suburb=y&retry=1&foo=2&page=2",
      ),
    ).toBe("page=2&landingpageid=x&language=en&retry=1&search=oslo&suburb=y&utm_source=a");
  });

  test("SRCH-130..137: leaves out values that do not restrict, without reporting them", () => {
    const { request, corrected, removed } = parse(
      "priceMin=0&keywords=+&propertyType=all&isPetAllowed=false&ownerType=all&furnished=all&showby=any&floors=",
    );
    expect(searchToQuery(request)).toBe("");
    expect([corrected, removed]).toEqual([[], []]);
  });

  test("SRCH-122: showby=any alone is dropped, with another kind it is kept", () => {
    expect(parse("showby=any").request.showby).toBeUndefined();
    expect(parse("showby=kitchen&showby=any").request.showby).toEqual(["any", "kitchen"]);
  });

  test("FND-052: keeps availability=all, since unset means available", () => {
    expect(canonical("availability=sold&availability=all")).toBe("availability=all");
    expect(canonical("availability[]=sold&availability[]=available")).toBe(
      "availability=available&availability=sold",
    );
  });

  test("SRCH-161, SRCH-168: a slider's last unit means no limit; a typed amount above it is kept", () => {
    expect(canonical("priceMax=20000001&primaryRoomMax=20001")).toBe("");
    expect(canonical("priceMax=25000000")).toBe("priceMax=25000000");
    expect(canonical("listingType=rent&priceMax=30001")).toBe("listingType=rent");
  });

  test("keeps a reversed range and reports it for swapping", () => {
    const { request, reversed, corrected } = parse("priceMin=5000000&priceMax=4000000");
    expect(request).toMatchObject({ priceMin: 5_000_000, priceMax: 4_000_000 });
    expect(reversed).toEqual(["price"]);
    expect(corrected).toEqual([]);
  });

  test("reads amounts as people write them", () => {
    const read = (text: string) =>
      parse(new URLSearchParams([["priceMin", text]])).request.priceMin;
    expect(
      ["4 500 000", "4\u00a0500\u00a0000 kr", "$1,250,000", "1.250.000", "4500000,-", "007"].map(
        read,
      ),
    ).toEqual([4_500_000, 4_500_000, 1_250_000, 1_250_000, 4_500_000, 7]);
    expect(["1e6", "0x10", "12.5", "-5", "Infinity", "9".repeat(30), "1,25,000"].map(read)).toEqual(
      Array.from({ length: 7 }),
    );
    const area = (text: string) => parse(`primaryRoomMin=${text}`).request.primaryRoomMin;
    expect(["84,5", "84.55", "1.250"].map(area)).toEqual([84.5, 84.55, 1_250]);
  });

  test("SRCH-158: floors are one value with open ends, including basements", () => {
    const floors = (text: string) => parse(`floors=${text}`).request.floors;
    expect(["2-7", "2-", "-7", "-2--1", "3-3"].map(floors)).toEqual([
      { min: 2, max: 7 },
      { min: 2 },
      { max: 7 },
      { min: -2, max: -1 },
      { min: 3, max: 3 },
    ]);
    expect(["-", "2", "a-b", "2-7-9"].map(floors)).toEqual(Array.from({ length: 4 }));
  });

  test("D31: a drawn area has five decimals and is written without the closing point", () => {
    expect(canonical("polygon=10.1234567,63.4;10.2,63.5;10.3,63.4;10.1234567,63.4")).toBe(
      "polygon=10.2,63.5;10.3,63.4;10.12346,63.4",
    );
    for (const wrong of [
      "1,1;2,2",
      "1,1;2,2;x",
      "1,1;2,2;200,3",
      Array(300).fill("1,1").join(";"),
    ]) {
      expect(parse(`polygon=${wrong}`)).toMatchObject({ corrected: ["polygon"] });
    }
  });

  test("SRCH-062: drops and reports an invalid area", () => {
    const crossing = "polygon=10,59;11,60;11,59;10,60";
    const flat = "polygon=10,59;11,59;12,59";
    const overDateLine = "polygon=179,59;-179,60;178,61";
    for (const wrong of [crossing, flat, overDateLine]) {
      expect(parse(wrong)).toMatchObject({ corrected: ["polygon"] });
      expect(parse(wrong).request.polygon).toBeUndefined();
    }
    const upsideDown =
      "locationTopLeftLat=59&locationTopLeftLng=10&locationBottomRightLat=60&locationBottomRightLng=11";
    expect(parse(upsideDown).corrected).toHaveLength(4);
    expect(parse(upsideDown).request.locationTopLeftLat).toBeUndefined();
  });

  test("drops a map frame with a missing side", () => {
    expect(parse("locationTopLeftLat=60&locationTopLeftLng=5").corrected).toEqual([
      "locationTopLeftLat",
      "locationTopLeftLng",
    ]);
    const frame =
      "locationTopLeftLat=60&locationTopLeftLng=0&locationBottomRightLat=59.5&locationBottomRightLng=11";
    expect(canonical(frame)).toBe(frame);
  });

  test("FND-053: keeps TODAY as it is, and drops past days of a saved URL", () => {
    expect(canonical("viewingDate=TODAY&viewingDate=2026-11-20&viewingDate=2026-11-22")).toBe(
      "viewingDate=2026-11-22&viewingDate=TODAY",
    );
  });

  test("SRCH-115..118: leaves out relevance and newest where they are the default", () => {
    expect(canonical("sorting=relevance&order=desc&keywords=peis")).toBe("keywords=peis");
    expect(canonical("sorting=created_at")).toBe("");
    expect(canonical("sorting=created_at&keywords=peis")).toBe("keywords=peis&sorting=created_at");
    expect(canonical("sorting=created_at&order=asc")).toBe("sorting=created_at&order=asc");
  });

  test("RTE-022: pads an agency id", () => {
    expect(canonical("agencyId=123&agencyId=000123&agencyId=-1")).toBe(
      "agencyId=000123&agencyId=-1",
    );
  });

  test("keywords become one clean line of at most 200 characters", () => {
    expect(
      parse(new URLSearchParams({ keywords: "  peis\u0000\n og  utsikt " })).request.keywords,
    ).toBe("peis og utsikt");
    const long = parse(new URLSearchParams({ keywords: `${"a".repeat(199)}😀b` }));
    expect(long.request.keywords).toBe("a".repeat(199));
    expect(long.corrected).toEqual(["keywords"]);
  });
});

const values = fc.oneof(
  fc.string({ unit: "binary", maxLength: 30 }),
  fc.constantFrom(
    ...Object.values(enumerations).filter(Array.isArray).flat().map(String),
    "2-7",
    "-3-",
    "--1",
    "TODAY",
    "2026-12-01",
    "2027-01",
    "municipality:0301",
    "60.123456",
    "-0.0000001",
    "10.1,60;10.2,60;10.2,60.1",
    "10,60;10,60;10,60;10,60",
    "4 500 000",
    "84,50",
    "0",
    "00",
    "-0",
    "1",
    "on",
    "true",
    "price-asc",
    "relevance-desc",
    "commercial_rent",
    "20000001",
    "30001",
    "99999999999999999999",
  ),
  fc.double().map(String),
  fc.integer().map(String),
);
const anyAddress = fc.array(
  fc.tuple(
    fc.oneof(
      fc.constantFrom(
        ...Object.keys(searchFields),
        "sort",
        "language",
        "utm_source",
        "availability[]",
      ),
      fc.string({ unit: "binary" }),
    ),
    values,
  ),
  { maxLength: 30 },
);

describe("any input", () => {
  test("gives a request that passes the API schema", () => {
    fc.assert(
      fc.property(anyAddress, (entries) => {
        const { request } = parse(new URLSearchParams(entries));
        expect(SearchRequest.parse(request)).toEqual(request);
      }),
      { numRuns: 3_000 },
    );
  });

  test("gives a canonical URL that is read as the same search and is stable", () => {
    fc.assert(
      fc.property(anyAddress, (entries) => {
        const first = parse(new URLSearchParams(entries));
        const written = searchToQuery(first.request, first.extras);
        const again = parse(written);
        expect(again.request).toEqual(first.request);
        expect(again.extras).toEqual(first.extras);
        expect([again.removed, again.corrected, again.isForm]).toEqual([[], [], false]);
        expect(searchToQuery(again.request, again.extras)).toBe(written);
      }),
      { numRuns: 3_000 },
    );
  });

  test("every field of the request can be written and read", () => {
    const samples: Required<SearchRequest> = SearchRequest.required().parse({
      reach: [{ lat: 59.913, lng: 10.723, mode: "driving", minutes: 30 }],
      listingType: "leisure",
      acquisition: "rent",
      geoId: ["municipality:0301", "suburb:3065-fitzroy"],
      includesSurrounding: true,
      address: "Storgata 12",
      keywords: "peis -støy",
      name: "Fjordgløtt",
      propertyType: ["single_dwelling", "cabin"],
      ...Object.fromEntries(
        Object.keys(searchFields)
          .filter((field) => /(?:Min|Max)$/.test(field) && field !== "publishDateMin")
          .map((field, index) => [field, 100 + index]),
      ),
      floors: { min: 1, max: 4 },
      facilities: ["elevator", "fireplace"],
      energyProfile: ["a", "c"],
      propertyCondition: "new",
      furnished: ["fully", "none"],
      locationTypes: ["mountain"],
      ownership: ["cooperative", "share"],
      saleMethod: ["auction"],
      isPetAllowed: true,
      isLandOwnedBySeller: true,
      availableFrom: "2027-01",
      viewingDate: ["2026-12-01", "TODAY"],
      isPublishedToday: true,
      publishDateMin: "2026-11-01",
      availability: ["sold", "rented"],
      ownerType: "api",
      soldBy: "user",
      transportationRadius: 500,
      showby: ["kitchen"],
      agencyId: ["000123"],
      agencyParentId: "000120",
      propertyId: ["abcdefghjk"],
      locationTopLeftLat: 60.5,
      locationTopLeftLng: 10,
      locationBottomRightLat: 59.5,
      locationBottomRightLng: 11.25,
      zoomLevel: 12.5,
      mapCentroid: { lat: 60, lng: 10.5 },
      propertyRadius: 750,
      polygon: [
        [10, 60],
        [10.5, 60],
        [10.5, 60.5],
      ],
      sorting: "usage_area",
      order: "asc",
      groupUnits: false,
      view: "map",
      page: 3,
      size: 24,
    });
    expect(Object.keys(samples).toSorted()).toEqual(Object.keys(searchFields).toSorted());
    const { request, removed, corrected } = parse(searchToParams(samples));
    expect(request).toEqual(samples);
    expect([removed, corrected]).toEqual([[], []]);
  });
});
