import { purchaseCosts, transferDuty } from "@hjem/domain/costs/purchase-costs";
import { editorialEntries } from "@hjem/editorial/editorial-entries";
import { regionAu } from "@hjem/region-au";
import { regionNo } from "@hjem/region-no";
import { expect, test } from "vitest";

const DAY = "2026-11-23";
const entries = editorialEntries();
/** An entry of a market in one language as text, its figures with plain spaces. */
const textOf = (region: string, locale: string, name: string): string =>
  JSON.stringify(
    entries.filter(
      (entry) => entry.region === region && entry.locale === locale && entry.name === name,
    ),
  ).replaceAll("\u00A0", " ");
const spaced = (amount: number) => `${amount}`.replaceAll(/\B(?=(?:\d{3})+$)/g, " ");
const comma = (amount: number) => `${amount}`.replaceAll(/\B(?=(?:\d{3})+$)/g, ",");

test("the guide to buying in Norway counts as the product does", () => {
  const price = 4_000_000;
  const costs = purchaseCosts(regionNo.costs, {
    price,
    ownership: "freehold",
    state: "all",
    day: DAY,
  });
  const equity = price * 0.1 + costs;
  const norwegian = textOf("no", "no", "kjope-bolig");
  const english = textOf("no", "en", "kjope-bolig");
  for (const amount of [price + costs, equity]) {
    expect(norwegian).toContain(`"${spaced(amount)} kr"`);
    expect(english).toContain(`"${comma(amount)} kr"`);
  }
});

test("the guide to buying in Australia states the duty that the product shows", () => {
  const guide = textOf("au", "en", "buying-a-home");
  for (const state of ["NSW", "VIC", "QLD"]) {
    const duty = transferDuty(regionAu.costs, {
      price: 800_000,
      ownership: "freehold",
      state,
      day: DAY,
    });
    expect(guide).toContain(`"$${comma(duty?.amount ?? 0)}"`);
  }
});

test("the terms of sale have the packages of each market with their days and prices", () => {
  const terms = {
    no: [textOf("no", "no", "salgsvilkar"), textOf("no", "en", "salgsvilkar")],
    au: [textOf("au", "en", "sales-conditions")],
  };
  for (const { days, total } of regionNo.listingSales.packages) {
    expect(terms.no[0]).toMatch(new RegExp(`${days} dager\\s*\\| ${spaced(total / 100)} kr`));
    expect(terms.no[1]).toMatch(new RegExp(`${days} days\\s*\\| ${comma(total / 100)} kr`));
  }
  for (const { days, total } of regionAu.listingSales.packages) {
    expect(terms.au[0]).toMatch(new RegExp(`${days} days\\s*\\| \\$${comma(total / 100)}`));
  }
});
