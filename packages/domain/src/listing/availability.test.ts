import { expect, test } from "vitest";
import { isClosed } from "./availability.ts";

test("PROP-049: sold, rented and withdrawn homes are off the market, coming ones are not", () => {
  expect((["sold", "rented", "unavailable"] as const).every((status) => isClosed({ status }))).toBe(
    true,
  );
  expect(isClosed({ status: "future" })).toBe(false);
});
