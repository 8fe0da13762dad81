import { breadcrumbList } from "@hjem/storefront/breadcrumb-list";
import { vocabularyErrors } from "@hjem/storefront/testing/schema-org";
import { expect, test } from "vitest";
import { itemList } from "./item-list.ts";

const home = { agencyId: "1204", propertyId: "3f7q9z2k1m" };
const about = { name: "Boliger til salgs", total: 128, origin: "https://no.example" };

test("D18: describes a list with schema.org terms, with the canonical URL of each home", () => {
  const list = itemList([home], about);
  expect(vocabularyErrors(list)).toEqual([]);
  expect(list).toMatchObject({
    numberOfItems: 128,
    itemListElement: [{ url: "https://no.example/property/001204/3f7q9z2k1m" }],
  });
});

test("describes breadcrumbs with schema.org terms", () => {
  const suggestion = breadcrumbList(
    [{ label: "Hjem", href: "/" }, { label: "Oslo" }],
    about.origin,
  );
  expect(vocabularyErrors(suggestion)).toEqual([]);
  expect(suggestion).toMatchObject({
    itemListElement: [
      { position: 1, item: { "@id": "https://no.example/" } },
      { position: 2, name: "Oslo" },
    ],
  });
});
