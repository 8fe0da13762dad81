import { choiceFilters } from "@hjem/domain/search/filters/choices";
import { expect, test } from "vitest";
import { conditionCodes } from "./codes.ts";

/** What stands in databases: a value that is taken away or put between others would give listings another meaning. */
const stored: Readonly<Record<string, string>> = {
  energy: "a b c d e f g",
  condition: "new used",
  furnished: "fully partly none",
  location_type: "inland mountain coast",
  sale_method: "fixed guide auction offers contact_agent",
  ownership: "stock share freehold cooperative other",
};

test.each(Object.entries(stored))("the codes of %s go on meaning %s", (column, values) => {
  const row = choiceFilters.find(({ fact }) => fact.column === column);
  expect(row?.fact.values.slice(0, values.split(" ").length)).toEqual(values.split(" "));
});

test("what is new and what is used is coded alike where it has a meaning of its own", () => {
  const { values = [] } =
    choiceFilters.find(({ name }) => name === "propertyCondition")?.fact ?? {};
  expect(values.map((value, index) => [value, index + 1])).toEqual(Object.entries(conditionCodes));
});
