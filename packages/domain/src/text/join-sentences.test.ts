import { expect, test } from "vitest";
import { joinSentences } from "../format/format-text.ts";

test("what search engines read has one full stop after each part, also after a rent by the month", () => {
  expect(joinSentences(["12 500 kr/mnd.", "", "Lagerbygg", "Bygget er fra 1959."])).toBe(
    "12 500 kr/mnd. Lagerbygg. Bygget er fra 1959.",
  );
});
