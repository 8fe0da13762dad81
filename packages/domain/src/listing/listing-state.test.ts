import { expect, test } from "vitest";
import { isGone } from "./listing-state.ts";

test("PROP-049: sold, rented and withdrawn homes are gone, coming ones are not", () => {
  expect((["sold", "rented", "unavailable"] as const).every((status) => isGone({ status }))).toBe(
    true,
  );
  expect(isGone({ status: "future" })).toBe(false);
});
