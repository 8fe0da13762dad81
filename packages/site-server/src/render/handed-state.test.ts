import { expect, test } from "vitest";
import { handedData } from "./handed-state.ts";

test("structured data is sent once, in the page, and the rest of what loaders told beside it", () => {
  const head = { title: "Homes for sale", jsonLd: [{ "@type": "ItemList" }] };
  expect(handedData({ "search.list": { head, view: "list" }, root: null })).toEqual({
    "search.list": { head: { title: "Homes for sale" }, view: "list" },
    root: null,
  });
});
