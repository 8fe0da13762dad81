import { expect, test } from "vitest";
import { DirectionsResponse } from "./directions-response.ts";
import { isUnreachable, parseRoute } from "./directions.ts";

const response = (summary: object, engine = "openrouteservice") => ({
  type: "FeatureCollection",
  features: [
    {
      type: "Feature",
      geometry: {
        type: "LineString",
        coordinates: [
          [10.75, 59.91],
          [10.765, 59.949],
        ],
      },
      properties: { summary },
    },
  ],
  metadata: { engine },
});

test("SAVE-054, SAVE-064: parseRoute gives the line, the address's name, metres and seconds", () => {
  const sent = DirectionsResponse.parse(response({ distance: 5_120.4, duration: 754.2 }));
  expect(parseRoute(sent, "Nydalen")).toEqual({
    coordinates: [
      [10.75, 59.91],
      [10.765, 59.949],
    ],
    addressDisplayName: "Nydalen",
    distance: 5_120.4,
    duration: 754.2,
    isEstimate: false,
  });
  const estimate = DirectionsResponse.parse(response({ distance: 1, duration: 60 }, "estimate"));
  expect(parseRoute(estimate, "Nydalen")?.isEstimate).toBe(true);
});

test("a response that lies is none: time and distance are never negative", () => {
  for (const summary of [
    { distance: 5_000, duration: -60 },
    { distance: -1, duration: 60 },
    { distance: 5_000 },
  ]) {
    expect(DirectionsResponse.safeParse(response(summary)).success).toBe(false);
  }
});

test("SAVE-066: the code 2004 says that no way leads there, no other does", () => {
  expect(isUnreachable({ code: 2004 })).toBe(true);
  for (const code of [2003, "2004", undefined, "not_found"]) {
    expect(isUnreachable({ code })).toBe(false);
  }
});
