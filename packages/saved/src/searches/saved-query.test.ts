import { SearchRequest } from "@hjem/domain/search/search-filter";
import { expect, test } from "vitest";
import { savedQuery } from "./saved-query.ts";

const search = (fields: object) => SearchRequest.parse(fields);

test("SAVE-027: a lone showby of any is left out, any beside others stays", () => {
  expect(savedQuery(search({ showby: ["any"] }))).not.toHaveProperty("showby");
  expect(savedQuery(search({ showby: ["any", "kitchen"] })).showby).toEqual(["any", "kitchen"]);
});

test("SAVE-007: a search is saved from its first page, with all its filters", () => {
  expect(savedQuery(search({ page: 4, bedroomMin: 2, geoId: ["municipality:5001"] }))).toEqual(
    search({ bedroomMin: 2, geoId: ["municipality:5001"] }),
  );
});
