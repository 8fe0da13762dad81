import { expect, test } from "vitest";
import { handedData } from "./handed-state.ts";

test("sends structured data once, in the page, and the rest of the loader data beside it", () => {
  const head = { title: "Homes for sale", jsonLd: [{ "@type": "ItemList" }] };
  expect(handedData({ "search.list": { head, view: "list" }, root: null })).toEqual({
    "search.list": { head: { title: "Homes for sale" }, view: "list" },
    root: null,
  });
});
