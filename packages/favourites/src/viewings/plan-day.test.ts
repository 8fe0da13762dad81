import { EARTH_RADIUS_M } from "@hjem/domain/distance";
import { viewingDate } from "@hjem/domain/listing/viewing-date";
import { describe, expect, test } from "vitest";
import { savedHome } from "../testing/responses.ts";
import { type DayOptions, planDay } from "./plan-day.ts";
import { solveClash } from "./solve-clash.ts";
import { timeAxis } from "./time-axis.ts";
import { collectStops, countDays, type Stop } from "./viewing-stops.ts";

const NOW = Date.parse("2026-01-01T00:00:00Z");
const options: DayOptions = { mode: "driving", memberIds: ["ida", "tom"], fjordCounties: [] };

/** Degrees of so many straight kilometres along the equator. */
const degrees = (kilometres: number) => ((kilometres * 1_000) / EARTH_RADIUS_M) * (180 / Math.PI);

interface Sample {
  id: string;
  from: string;
  to: string;
  /** Straight kilometres from the first home. */
  km?: number;
  zone?: string;
  day?: string;
  who?: readonly string[];
}

const stopsOf = (...samples: readonly Sample[]): Stop[] =>
  collectStops(
    samples.map(({ id, from, to, km = 0, zone = "Europe/Oslo", day = "2026-12-05" }) =>
      savedHome("no", {
        property: {
          propertyId: id,
          timeZone: zone,
          location: { lat: 0, lng: degrees(km) },
          viewingDate: [viewingDate({ day, timeFrom: from, timeTo: to }, zone)],
        },
      }),
    ),
    samples.flatMap(({ id, from, day = "2026-12-05", who }) =>
      who ? [{ propertyId: id, day, timeFrom: from, userIds: [...who] }] : [],
    ),
    options.memberIds,
    NOW,
  );

const plan = (...samples: readonly Sample[]) => planDay(stopsOf(...samples), options);
const clashesOf = (...samples: readonly Sample[]) =>
  plan(...samples).clashes.map(({ first, second, userIds, gapMinutes }) => [
    `${first.number}-${second.number}`,
    userIds.join(),
    gapMinutes,
  ]);

test("two viewings of one home that overlap are one visit, planned by the first; those that do not are two", () => {
  const on = (timeFrom: string, timeTo: string) =>
    viewingDate({ day: "2026-12-05", timeFrom, timeTo }, "Europe/Oslo");
  const home = savedHome("no", {
    property: {
      propertyId: "a",
      timeZone: "Europe/Oslo",
      viewingDate: [
        on("12:00", "12:45"),
        on("12:30", "13:15"),
        on("12:40", "13:00"),
        on("13:15", "14:00"),
      ],
    },
  });
  const planned = [{ propertyId: "a", day: "2026-12-05", timeFrom: "12:00", userIds: ["tom"] }];
  const stops = collectStops([home], planned, options.memberIds, NOW);
  expect(
    stops.map(({ viewing, userIds }) => [viewing.timeFrom, viewing.timeTo, userIds.join()]),
  ).toEqual([
    ["12:00", "13:15", "tom"],
    ["13:15", "14:00", "ida,tom"],
  ]);
  expect(planDay(stops, options).clashes).toEqual([]);
  expect(countDays(stops)).toEqual([{ day: "2026-12-05", count: 2 }]);
});

test("market 8: viewings are numbered in time order; between them stand the estimated way and what time is left", () => {
  const { stops, clashes, lanes } = plan(
    { id: "b", from: "12:00", to: "12:30", km: 10 },
    { id: "a", from: "11:00", to: "11:30" },
  );
  expect(stops.map(({ home, number }) => [home.propertyId, number])).toEqual([
    ["a", 1],
    ["b", 2],
  ]);
  // D82: 10 km in a straight line are 13.5 km and 24 minutes by car; of 30 minutes 6 are left.
  expect(stops[1]?.arrivals).toEqual([
    {
      userIds: ["ida", "tom"],
      from: 1,
      travel: { mode: "driving", metres: 13_500, minutes: 24 },
      spareMinutes: 6,
    },
  ]);
  expect(clashes).toEqual([]);
  expect(lanes.map(({ userId, metres }) => [userId, metres])).toEqual([
    ["ida", 13_500],
    ["tom", 13_500],
  ]);
});

test("who drives walks what is near, and roads around fjords are longer", () => {
  const stops = stopsOf(
    { id: "a", from: "11:00", to: "11:30" },
    { id: "b", from: "12:00", to: "12:30", km: 0.3 },
  );
  const wayOf = (fjordCounties: readonly string[]) =>
    planDay(stops, { ...options, fjordCounties }).stops[1]?.arrivals[0]?.travel;
  expect(wayOf([])).toEqual({ mode: "walking", metres: 375, minutes: 5 });
  expect(wayOf(["Trøndelag"])).toMatchObject({ metres: 480 });
});

describe("clashes", () => {
  const early = { id: "a", from: "12:15", to: "12:45" };

  test("viewings that overlap, or leave less time than the way takes", () => {
    expect(clashesOf(early, { id: "b", from: "12:30", to: "13:00" })).toEqual([
      ["1-2", "ida,tom", -15],
    ]);
    expect(clashesOf(early, { id: "b", from: "13:00", to: "13:30", km: 10 })).toEqual([
      ["1-2", "ida,tom", 15],
    ]);
    expect(clashesOf(early, { id: "b", from: "12:45", to: "13:30" })).toEqual([]);
  });

  test("a long viewing clashes with all that lie within it", () => {
    expect(
      clashesOf(
        { id: "a", from: "10:00", to: "12:00" },
        { id: "b", from: "10:30", to: "11:00" },
        { id: "c", from: "11:30", to: "12:30" },
      ).map(([pair]) => pair),
    ).toEqual(["1-2", "1-3"]);
  });

  test("none for two persons who split up: each comes from their own viewing", () => {
    const split = plan(
      { id: "a", from: "11:00", to: "11:30", who: ["ida"] },
      { id: "b", from: "11:00", to: "11:20", who: ["tom"] },
      { id: "c", from: "12:15", to: "12:45" },
    );
    expect(split.clashes).toEqual([]);
    const numberOf = (id: string) => split.stops.find(({ home }) => home.propertyId === id)?.number;
    expect(split.stops[2]?.arrivals.map(({ userIds, from }) => [userIds, from])).toEqual(
      expect.arrayContaining([
        [["ida"], numberOf("a")],
        [["tom"], numberOf("b")],
      ]),
    );
  });

  test("a viewing that nobody goes to is no stop and has no number", () => {
    const { stops, skipped, clashes } = plan(
      { ...early, who: [] },
      { id: "b", from: "12:30", to: "13:00" },
    );
    expect([stops.length, stops[0]?.number, skipped.length, clashes]).toEqual([1, 1, 1, []]);
  });

  test.each([
    [
      "two split up",
      ["ida", "tom"],
      ["ida", "tom"],
      [
        ["a", ["ida"]],
        ["b", ["tom"]],
      ],
    ],
    ["who is not alone there leaves it to the other", ["ida", "tom"], ["tom"], [["a", ["ida"]]]],
    ["who is alone hands it to the one who is free", ["tom"], ["tom"], [["a", ["ida"]]]],
  ] as const)("one press solves them: %s", (_name, first, second, expected) => {
    const stops = stopsOf(
      { ...early, who: first },
      { id: "b", from: "12:30", to: "13:00", who: second },
    );
    const [clash] = planDay(stops, options).clashes;
    const changes = clash ? solveClash(stops, clash, options) : [];
    expect(changes.map(({ stop, userIds }) => [stop.home.propertyId, userIds])).toEqual(expected);
    const solved = stops.map((stop) => ({
      ...stop,
      userIds: changes.find((change) => change.stop.key === stop.key)?.userIds ?? stop.userIds,
    }));
    expect(planDay(solved, options).clashes).toEqual([]);
  });

  test("one press solves them: alone, one goes to the first", () => {
    const alone = { ...options, memberIds: ["ida"] };
    const stops = stopsOf(
      { ...early, who: ["ida"] },
      { id: "b", from: "12:30", to: "13:00", who: ["ida"] },
    );
    const [clash] = planDay(stops, alone).clashes;
    expect(
      clash &&
        solveClash(stops, clash, alone).map(({ stop, userIds }) => [stop.home.propertyId, userIds]),
    ).toEqual([["b", []]]);
  });
});

describe("summer time", () => {
  // Clocks change at 02:00 or 03:00: a viewing before that and one after it show what is compared.
  test.each([
    ["Europe/Oslo", "2026-03-29", 120],
    ["Europe/Oslo", "2026-10-25", 240],
    ["Australia/Sydney", "2026-04-05", 240],
    ["Australia/Sydney", "2026-10-04", 120],
    ["Australia/Brisbane", "2026-10-04", 180],
  ])("in %s on %s, from 01:00 to 04:00 are %s minutes", (zone, day, minutes) => {
    const { stops } = plan(
      { id: "a", from: "00:30", to: "01:00", zone, day },
      { id: "b", from: "04:00", to: "04:30", zone, day },
    );
    expect(stops[1]?.arrivals[0]?.spareMinutes).toBe(minutes);
    const { from, to, ticks } = timeAxis(stops, zone);
    expect((to - from) / 3_600_000).toBe(minutes / 60 + 2);
    expect(ticks[0]).toBe(from);
  });

  test("homes on both sides of a zone's border are in the order of the sun, not of their clocks", () => {
    // In summer, 10:15 in Tweed Heads (Sydney time) is 09:15 in Coolangatta (Brisbane time).
    const { stops } = plan(
      { id: "coolangatta", from: "10:00", to: "10:30", zone: "Australia/Brisbane" },
      { id: "tweed", from: "10:15", to: "10:45", zone: "Australia/Sydney" },
    );
    expect(stops.map(({ home }) => home.propertyId)).toEqual(["tweed", "coolangatta"]);
    expect(stops[1]?.arrivals[0]?.spareMinutes).toBe(15);
  });

  test("the axis begins at a full hour of a zone with half hours", () => {
    const stops = stopsOf({ id: "a", from: "11:10", to: "11:40", zone: "Australia/Adelaide" });
    expect(new Date(timeAxis(stops, "Australia/Adelaide").from).toISOString()).toBe(
      "2026-12-05T00:30:00.000Z",
    );
  });
});

test("viewings that are over, and those of homes that were sold or deleted, are left out", () => {
  const home = (given: object, isGone = false) =>
    savedHome("no", { isGone, property: { propertyId: JSON.stringify(given), ...given } });
  const at = (day: string) => [
    viewingDate({ day, timeFrom: "12:00", timeTo: "13:00" }, "Europe/Oslo"),
  ];
  const stops = collectStops(
    [
      home({ viewingDate: [...at("2026-11-29"), ...at("2026-11-20")] }),
      home({ viewingDate: at("2026-11-28"), availability: "sold" }),
      home({ viewingDate: at("2026-11-30") }, true),
      home({ viewingDate: at("2026-12-02"), availability: "future" }),
    ],
    [],
    ["ida"],
    Date.parse("2026-11-21T11:00:00Z"),
  );
  expect(countDays(stops)).toEqual([
    { day: "2026-11-29", count: 1 },
    { day: "2026-12-02", count: 1 },
  ]);
});

test("who has left the collection goes nowhere", () => {
  expect(
    stopsOf({ id: "a", from: "12:00", to: "13:00", who: ["ida", "gone"] })[0]?.userIds,
  ).toEqual(["ida"]);
});
