import { expect, test } from "vitest";
import { saleDraft } from "../testing/sample-draft.ts";
import { neededFields } from "./needed-fields.ts";

const rules = { publishing: { unusedFields: [] }, hasStates: false };
const priced = () =>
  saleDraft({
    propertyDetail: {
      ownerType: "user",
      propertyTypes: ["apartment"],
      title: "Lys leilighet med balkong",
    },
    priceAndDate: { askingPrice: 4_350_000 },
    contacts: { name: "Kari Demo", email: "kari@example.no" },
  });

test("a field whose text is no value keeps its step from being complete, whether the listing needs it or not", () => {
  const { tabs, fields } = neededFields(priced(), rules, [
    "price_and_date.asking_price",
    "property_detail.construction_year",
  ]);
  expect(neededFields(priced(), rules, []).tabs.price.complete).toBe(true);
  expect(tabs.price).toEqual({ complete: false, missing: ["price_and_date.asking_price"] });
  expect(tabs.details).toEqual({ complete: false, missing: ["property_detail.construction_year"] });
  expect(fields.price[0]).toEqual({
    path: "price_and_date.asking_price",
    isDone: false,
    isWrong: true,
  });
});

test("a text of a field that the form does not have any more keeps nobody from publishing", () => {
  const { tabs } = neededFields(priced(), rules, ["price_and_date.monthly"]);
  expect(tabs.price.complete).toBe(true);
});
