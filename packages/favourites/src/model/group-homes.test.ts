import { expect, test } from "vitest";
import { type GroupedHome, groupHomes } from "./group-homes.ts";

const home = (
  given: Partial<Record<string, "yes" | "maybe" | "no">>,
  state: GroupedHome["property"]["availability"] = "available",
  isGone = false,
): GroupedHome => ({
  isGone,
  property: { availability: state },
  verdicts: Object.entries(given).flatMap(([userId, verdict]) =>
    verdict ? [{ userId, verdict, reason: "", updatedAt: "" }] : [],
  ),
});

const people = ["ida", "marius"];

test("homes with different verdicts stand first, closed homes last, each group in its order", () => {
  const agreed = home({ ida: "yes", marius: "yes" });
  const disputed = home({ ida: "yes", marius: "maybe" });
  const unrated = home({});
  const half = home({ ida: "no" });
  const sold = home({ ida: "yes", marius: "no" }, "sold");
  const gone = home({}, "available", true);
  expect(groupHomes([agreed, sold, disputed, unrated, gone, half], people)).toEqual({
    disagreed: [disputed],
    others: [agreed, unrated, half],
    closed: [sold, gone],
  });
});

test("a person who has left the collection disagrees with nobody", () => {
  const home1 = home({ ida: "yes", marius: "no" });
  expect(groupHomes([home1], ["ida"]).disagreed).toEqual([]);
});

test("a home that is announced is open", () => {
  const coming = home({}, "future");
  expect(groupHomes([coming], people).others).toEqual([coming]);
});
