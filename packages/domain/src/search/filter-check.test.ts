import { describe, expect, test } from "vitest";
import {
  activeFilters,
  countActiveFilters,
  isEmptyFilter,
  withoutSingleAny,
} from "./active-filters.ts";
import { checkFilter, filterFlags } from "./filter-check.ts";
import {
  effectiveAvailability,
  floorChoiceOf,
  floorChoices,
  floorsOf,
  priceSlider,
  type SliderRegion,
  roomChoices,
  sliderEnds,
  sliderMax,
  sliderMin,
  transportRadiusChoices,
} from "./filter-choices.ts";
import { isLineCrossing, isSelfCrossing } from "./polygon.ts";
import { rangeNames, reversedRanges, swapRange } from "./reversed-ranges.ts";

const today = "2026-11-21";

describe("rules between fields", () => {
  test.each(rangeNames)("a minimum above the maximum of %s marks both fields", (name) => {
    expect(checkFilter({ [`${name}Min`]: 20, [`${name}Max`]: 10 }, today)).toEqual([
      { rule: "min_above_max", fields: [`${name}Min`, `${name}Max`] },
    ]);
    expect(checkFilter({ [`${name}Min`]: 10, [`${name}Max`]: 10 }, today)).toEqual([]);
  });

  test("SRCH-140..148: each range sets its error flag of the specification", () => {
    for (const name of [
      "constructionYear",
      "landsize",
      "primaryRoom",
      "askingPrice",
      "sharedCost",
      "totalPrice",
      "price",
      "monthlyRent",
    ]) {
      expect(filterFlags({ [`${name}Min`]: 2, [`${name}Max`]: 1 }, today)).toEqual([name]);
    }
    expect(filterFlags({ bedroomMin: 2, bedroomMax: 1 }, today)).toEqual([]);
  });

  test("SRCH-153: the construction year is at most the current year", () => {
    expect(checkFilter({ constructionYearMin: 0, constructionYearMax: 2026 }, today)).toEqual([]);
    expect(checkFilter({ constructionYearMax: 2027 }, today)).toEqual([
      { rule: "year_in_future", fields: ["constructionYearMax"] },
    ]);
  });

  test("reports a reversed floor range", () => {
    expect(checkFilter({ floors: { min: 5, max: 2 } }, today)).toEqual([
      { rule: "min_above_max", fields: ["floors"] },
    ]);
    expect(checkFilter({ floors: { min: 2 } }, today)).toEqual([]);
  });

  test("a map frame needs all corners, the right way up and not across the date line", () => {
    const frame = {
      locationTopLeftLat: 60,
      locationTopLeftLng: 10,
      locationBottomRightLat: 59,
      locationBottomRightLng: 11,
    };
    const rules = (changes: object) =>
      checkFilter({ ...frame, ...changes }, today).map(({ rule }) => rule);
    expect(rules({})).toEqual([]);
    expect(rules({ locationTopLeftLat: undefined })).toEqual(["box_incomplete"]);
    expect(rules({ locationTopLeftLat: 58 })).toEqual(["box_upside_down"]);
    expect(rules({ locationTopLeftLng: 12 })).toEqual(["box_crosses_date_line"]);
  });

  test("a drawn area may be concave but not cross or touch itself", () => {
    expect(
      isSelfCrossing([
        [0, 0],
        [2, 0],
        [2, 2],
        [1, 1],
        [0, 2],
      ]),
    ).toBe(false);
    expect(
      isSelfCrossing([
        [0, 0],
        [2, 2],
        [2, 0],
        [0, 2],
      ]),
    ).toBe(true);
    expect(
      isSelfCrossing([
        [0, 0],
        [2, 0],
        [2, 2],
        [1, 0],
        [0, 2],
      ]),
    ).toBe(true);
    expect(
      isSelfCrossing([
        [0, 0],
        [1, 0],
        [0, 1],
      ]),
    ).toBe(false);
  });

  test("an unfinished line may return to its start, but not cross itself", () => {
    const square = [
      [0, 0],
      [2, 0],
      [2, 2],
    ] as const;
    expect(isLineCrossing([...square, [0, 2]])).toBe(false);
    expect(isLineCrossing([...square, [1, -1]])).toBe(true);
  });

  test("rejects an area that is empty or crosses the date line", () => {
    const rules = (polygon: [number, number][]) =>
      checkFilter({ polygon }, today).map(({ rule }) => rule);
    expect(
      rules([
        [0, 0],
        [1, 1],
        [2, 2],
      ]),
    ).toEqual(["polygon_has_no_area"]);
    expect(
      rules([
        [179, 0],
        [-179, 1],
        [-179, -1],
      ]),
    ).toEqual(["polygon_crosses_date_line"]);
    expect(
      rules([
        [0, 0],
        [2, 2],
        [2, 0],
        [0, 2],
      ]),
    ).toEqual(["polygon_crosses_itself"]);
    expect(
      rules([
        [0, 0],
        [2, 0],
        [0, 2],
      ]),
    ).toEqual([]);
  });

  test("detects and swaps a reversed range", () => {
    const filter = { priceMin: 5, priceMax: 3, bedroomMin: 1 };
    expect(reversedRanges(filter)).toEqual(["price"]);
    expect(swapRange(filter, "price")).toEqual({ priceMin: 3, priceMax: 5, bedroomMin: 1 });
  });
});

describe("empty filters", () => {
  test.each([
    ["SRCH-131", { min: null, max: null }],
    ["SRCH-132", ""],
    ["SRCH-133", {}],
    ["SRCH-134", []],
    ["SRCH-135", "all"],
    ["SRCH-135", ["all"]],
    ["SRCH-136", false],
    ["SRCH-137", 0],
    ["SRCH-130", null],
    ["SRCH-130", undefined],
    ["SRCH-130", "  "],
  ])("%s: %j does not restrict", (_, value) => {
    expect(isEmptyFilter(value)).toBe(true);
  });

  test.each([[{ min: 2, max: null }], ["a"], [["house"]], [["all", "house"]], [true], [1], [-1]])(
    "%j restricts",
    (value) => {
      expect(isEmptyFilter(value)).toBe(false);
    },
  );

  test("SRCH-139: counts a range once, and does not count view and map fields", () => {
    expect(countActiveFilters({ priceMin: 1, priceMax: 2 })).toBe(1);
    expect(
      activeFilters({
        listingType: "rent",
        page: 3,
        view: "map",
        zoomLevel: 4,
        locationTopLeftLat: 1,
        bedroomMin: 2,
        propertyType: ["all"],
        isPetAllowed: false,
        floors: { min: 2 },
        polygon: [
          [0, 0],
          [1, 0],
          [0, 1],
        ],
        showby: ["any"],
        availability: ["all"],
      }),
    ).toEqual(["bedroom", "floors", "polygon", "availability"]);
  });

  test("SRCH-122: a single any does not restrict", () => {
    expect(withoutSingleAny(["any"])).toBeUndefined();
    expect(withoutSingleAny(["any", "kitchen"])).toEqual(["any", "kitchen"]);
  });
});

describe("choices", () => {
  test("SRCH-154..157, SRCH-169: the menus of rooms, floors and distance", () => {
    expect(roomChoices).toEqual(["any", 1, 2, 3, 4, 5]);
    expect(floorChoices).toEqual(["any", "notFirst", 1, 2, 3, 4, 5, 6, "above"]);
    expect(transportRadiusChoices).toEqual(["any", 100, 250, 500, 750, 1000]);
  });

  test("SRCH-158: converts a floor choice to a range and back", () => {
    expect(floorsOf("notFirst")).toEqual({ min: 2 });
    expect(floorsOf("above")).toEqual({ min: 7 });
    expect(floorsOf(4)).toEqual({ min: 4, max: 4 });
    for (const choice of floorChoices) expect(floorChoiceOf(floorsOf(choice))).toBe(choice);
    expect(floorChoiceOf({ min: 2, max: 7 })).toBeUndefined();
  });

  test("SRCH-161: the ends of a slider set no limit", () => {
    const slider = { min: 0, max: 3_001, step: 10 };
    expect([sliderMax(3_001, slider), sliderMax(3_000, slider)]).toEqual([undefined, 3_000]);
    expect([sliderMin(0, slider), sliderMin(10, slider)]).toEqual([undefined, 10]);
  });

  test("SRCH-161: a thumb at the end of its track sets no limit, one step before the end it does", () => {
    const slider = { min: 0, max: 20_000_001, step: 50_000 };
    expect(sliderEnds([0, 20_000_000], slider)).toEqual([undefined, undefined]);
    expect(sliderEnds([50_000, 19_950_000], slider)).toEqual([50_000, 19_950_000]);
    expect(sliderEnds([1, 20_001], { min: 0, max: 20_001, step: 1 })).toEqual([1, undefined]);
    expect(sliderEnds([1, 20_000], { min: 0, max: 20_001, step: 1 })).toEqual([1, 20_000]);
  });

  const sliders = {
    buyPrice: { min: 0, max: 11, step: 1 },
    rentPrice: { min: 0, max: 21, step: 1 },
    monthlyRent: { min: 0, max: 31, step: 1 },
    primaryRoom: { min: 0, max: 41, step: 1 },
  };
  test("SRCH-166: rents are weekly in one market and monthly in the other", () => {
    expect(priceSlider({ sliders, rentPeriod: "week" }, "rent", "rent").max).toBe(21);
    expect(priceSlider({ sliders, rentPeriod: "month" }, "rent", "rent").max).toBe(31);
    expect(priceSlider({ sliders, rentPeriod: "month" }, "commercial", "rent").max).toBe(31);
    expect(priceSlider({ sliders, rentPeriod: "month" }, "buy", "buy").max).toBe(11);
  });

  test("D30: rents of business premises have a slider per year where the market states them so", () => {
    const slider = { min: 0, max: 1_000_001, step: 10_000 };
    const region: SliderRegion = {
      sliders,
      rentPeriod: "week",
      commercialRent: { period: "year", slider },
    };
    expect(priceSlider(region, "commercial", "rent")).toEqual(slider);
    expect(priceSlider(region, "commercial_rent", "rent")).toEqual(slider);
    expect(priceSlider(region, "rent", "rent").max).toBe(21);
    expect(priceSlider(region, "commercial", "buy").max).toBe(11);
  });

  test("D17: an unset availability means available, all means everything", () => {
    expect(effectiveAvailability(undefined)).toEqual(["available"]);
    expect(effectiveAvailability([])).toEqual(["available"]);
    expect(effectiveAvailability(["all", "sold"])).toBe("all");
    expect(effectiveAvailability(["sold", "rented"])).toEqual(["sold", "rented"]);
  });
});
