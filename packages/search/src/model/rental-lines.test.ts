import { openTestApp } from "@hjem/storefront/testing/open-test-app";
import { australianHome, norwegianHome } from "@hjem/storefront/testing/sample-homes";
import { expect, test } from "vitest";
import { testFeature } from "../testing/feature.ts";
import { listMessages } from "./list-messages.ts";
import { rentalLines } from "./rental-lines.ts";

const stated = { deposit: 43_500, availableFrom: "2027-01-01", isPetAllowed: false };

async function pageOf(region: "no" | "au") {
  const { page } = (await openTestApp({ region, features: [testFeature] })).app;
  await page.loadMessages(listMessages);
  return page;
}

test("a list of rentals says deposit, first day and pets, in the terms of its market", async () => {
  const home = norwegianHome({ propertyId: "a", rental: stated });
  const { a } = rentalLines(await pageOf("no"), [home, norwegianHome({ propertyId: "b" })]);
  expect(a?.map((line) => line.join(": ").replaceAll("\u00a0", " "))).toEqual([
    "Depositum: 43 500 kr",
    "Ledig fra: 01.01.2027",
    "Dyrehold tillatt: Nei",
  ]);
  const other = australianHome({ propertyId: "a", rental: { ...stated, isPetAllowed: true } });
  const lines = rentalLines(await pageOf("au"), [other]);
  expect(lines).toEqual({
    a: [
      ["Bond", "$43,500"],
      ["Available from", "1/1/2027"],
      ["Pets considered", "Yes"],
    ],
  });
});

test("a list says nothing of what is not stated, and that there is no deposit where that is", async () => {
  const home = (propertyId: string, rental: object) =>
    norwegianHome({
      propertyId,
      rental: { deposit: null, availableFrom: null, isPetAllowed: null, ...rental },
    });
  const lines = rentalLines(await pageOf("no"), [home("a", {}), home("b", { deposit: 0 })]);
  expect(lines).toEqual({ b: [["Depositum", "Uten depositum"]] });
});
