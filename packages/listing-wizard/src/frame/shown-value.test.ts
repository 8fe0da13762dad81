import type { FormatContext } from "@hjem/domain/format/format-context";
import { expect, test } from "vitest";
import { shownValue } from "./shown-value.ts";

const currency = { code: "NOK", key: "nor", symbol: "kr", position: "after" } as const;
const norwegian: FormatContext = {
  region: { currency, rentPeriod: "month", sharedCostPeriod: "month" },
  language: { code: "no", formatTag: "nb-NO" },
};
const shown = (value: unknown) =>
  shownValue(norwegian, value, { yes: "Ja", no: "Nei" }).replaceAll("\u00A0", " ");

test("D89: two versions of a field are compared as a person reads them, whatever its kind", () => {
  expect([
    shown("<p>To rom</p>"),
    shown(4_350_000),
    shown(1954),
    shown(2.5),
    shown(true),
    shown({ value: 74, unit: "m2" }),
    shown(["99 00 00 01", "99 00 00 02"]),
    shown([{ date: "2026-12-05", timeFrom: "12:00" }]),
    shown({ lat: 63.41, lng: 10.42 }),
  ]).toEqual([
    "To rom",
    "4 350 000",
    "1954",
    "2,5",
    "Ja",
    "74 m²",
    "99 00 00 01, 99 00 00 02",
    "2026-12-05, 12:00",
    "63,41, 10,42",
  ]);
});

test("D89: a field that has no value in one version has a dash there", () => {
  for (const none of [undefined, null, "", "<p></p>", [], {}]) expect(shown(none)).toBe("–");
});
