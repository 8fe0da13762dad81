import { expect, test } from "vitest";
import { pageSlots } from "./pages.ts";

test("shows every page when there are few", () => {
  expect(pageSlots(1, 1)).toEqual([1]);
  expect(pageSlots(2, 3)).toEqual([1, 2, 3]);
  expect(pageSlots(1, 5)).toEqual([1, 2, 3, 4, 5]);
});

test("shows both ends, the current page and its neighbours when there are many", () => {
  expect(pageSlots(1, 11)).toEqual([1, 2, 3, "gap", 11]);
  expect(pageSlots(6, 11)).toEqual([1, "gap", 5, 6, 7, "gap", 11]);
  expect(pageSlots(11, 11)).toEqual([1, "gap", 9, 10, 11]);
});

const everyRow = Array.from({ length: 30 }, (_, index) => index + 1).flatMap((last) =>
  Array.from({ length: last }, (_, index) => ({
    page: index + 1,
    last,
    slots: pageSlots(index + 1, last),
  })),
);

test("the list goes from the first page to the last and includes the current one", () => {
  for (const { page, last, slots } of everyRow) {
    expect([slots[0], slots.at(-1), slots.includes(page)]).toEqual([1, last, true]);
  }
});

test("pages are in order, and an ellipsis never replaces a single page", () => {
  const steps = everyRow.flatMap(({ slots }) =>
    slots.flatMap((slot, index) => {
      const [before, after] = [slots[index - 1], slots[index + 1]];
      if (slot === "gap") return [{ isFair: Number(after) - Number(before) > 2 }];
      return typeof before === "number" ? [{ isFair: slot - before === 1 }] : [];
    }),
  );
  expect(steps.length).toBeGreaterThan(1_000);
  expect(steps.every(({ isFair }) => isFair)).toBe(true);
});
