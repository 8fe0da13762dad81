import { expect, test } from "vitest";
import { joinSentences } from "../format/format-text.ts";

test("each part ends with exactly one full stop, also after an abbreviation", () => {
  expect(joinSentences(["12 500 kr/mnd.", "", "Lagerbygg", "Bygget er fra 1959."])).toBe(
    "12 500 kr/mnd. Lagerbygg. Bygget er fra 1959.",
  );
});
