import { expect, test } from "vitest";
import { pageSlots } from "./pages.ts";

test("a short row shows every page", () => {
  expect(pageSlots(1, 1)).toEqual([1]);
  expect(pageSlots(2, 3)).toEqual([1, 2, 3]);
  expect(pageSlots(1, 5)).toEqual([1, 2, 3, 4, 5]);
});

test("a long row shows both ends, the current page and its neighbours", () => {
  expect(pageSlots(1, 11)).toEqual([1, 2, 3, "gap", 11]);
  expect(pageSlots(6, 11)).toEqual([1, "gap", 5, 6, 7, "gap", 11]);
  expect(pageSlots(11, 11)).toEqual([1, "gap", 9, 10, 11]);
});

test("a gap never stands for a single page", () => {
  for (let last = 1; last <= 30; last += 1) {
    for (let page = 1; page <= last; page += 1) {
      const slots = pageSlots(page, last);
      expect(slots).toContain(page);
      expect(slots[0]).toBe(1);
      expect(slots.at(-1)).toBe(last);
      slots.forEach((slot, index) => {
        const [before, after] = [slots[index - 1], slots[index + 1]];
        if (slot === "gap") expect(Number(after) - Number(before)).toBeGreaterThan(2);
        else if (typeof before === "number") expect(slot - before).toBe(1);
      });
    }
  }
});
