import type { Alert } from "@hjem/domain/saved/alert";
import { openTestApp } from "@hjem/storefront/testing/open-test-app";
import { australianHome, norwegianHome } from "@hjem/storefront/testing/sample-homes";
import type { TestRegion } from "@hjem/storefront/testing/test-storefronts";
import { expect, test, vi } from "vitest";
import { feature } from "../feature.ts";
import { sampleAlert, sampleSearch } from "../testing/sample-alert.ts";
import { buildAlertView } from "./alert-view.ts";
import { alertMessages } from "./lazy-alerts.ts";

// Modules of its own: those of other files may check responses, and the ones here are not complete.
vi.hoisted(() => vi.resetModules());

/** Numbers and prices keep together by other spaces than the ordinary one. */
const plain = (words: string) => words.replaceAll(/[\u00a0\u200a]/g, " ");

async function show(given: Partial<Alert>, region: TestRegion = "no", language?: "en") {
  const { app } = await openTestApp({
    region,
    features: [{ ...feature, routes: [] }],
    ...(language && { language }),
  });
  await app.page.loadMessages(alertMessages);
  const zone = region === "no" ? "Europe/Oslo" : "Australia/Melbourne";
  const { events, why } = buildAlertView(app.page, sampleAlert(given, region), zone);
  return {
    events: events.map(({ title, detail }) => [title, detail].map(plain)),
    isPriceDrop: events.some((event) => event.isPriceDrop),
    why: plain(why),
  };
}

const span = (min: number, max = min) => ({ min, max });
const price = (before: number, after: number) => ({
  what: "price" as const,
  before: span(before),
  after: span(after),
});
const viewing = (day: string) => ({ day, timeFrom: "17:00", timeTo: "17:45" });

test("D70: an alert about a price says the difference, the new price and the old one", async () => {
  const { events, isPriceDrop, why } = await show({});
  expect(events).toEqual([["Prisen er satt ned 160 000 kr", "4 490 000 kr, før 4 650 000 kr"]]);
  expect(isPriceDrop).toBe(true);
  expect(why).toBe("Du har lagret boligen · 11:00");
  const raised = await show({ changes: [price(4_000_000, 4_100_000)] });
  expect(raised.events[0]?.[0]).toBe("Prisen er satt opp 100 000 kr");
  expect(raised.isPriceDrop).toBe(false);
});

test("D70: a price guide shows both ends, a rent its period", async () => {
  const guide = await show(
    {
      changes: [
        { what: "price", before: span(1_150_000, 1_260_000), after: span(1_120_000, 1_230_000) },
      ],
    },
    "au",
  );
  expect(guide.events).toEqual([
    ["Price reduced by $30,000", "$1,120,000 – $1,230,000, was $1,150,000 – $1,260,000"],
  ]);
  const property = australianHome({ offerType: "rent", listingType: "residential_rent" });
  const rent = await show({ property, changes: [price(650, 620)] }, "au");
  expect(rent.events).toEqual([["Rent reduced by $30", "$620 per week, was $650 per week"]]);
  const premises = australianHome({ offerType: "rent", listingType: "commercial_rent" });
  const lease = await show({ property: premises, changes: [price(65_000, 60_000)] }, "au");
  expect(lease.events).toEqual([
    ["Rent reduced by $5,000", "$60,000 per year, was $65,000 per year"],
  ]);
});

test.each([
  [{ before: null, after: viewing("2026-12-05") }, "Visning er lagt til"],
  [{ before: viewing("2026-12-05"), after: null }, "Visning er avlyst"],
  [{ before: viewing("2026-12-01"), after: viewing("2026-12-05") }, "Visning flyttet"],
])("D70: a viewing is said with its day and time: %#", async (change, title) => {
  const { events } = await show({
    reasons: ["viewing"],
    changes: [{ what: "viewing", ...change }],
  });
  expect(events).toEqual([[title, "lør. 5. des. kl. 17:00–17:45"]]);
});

test.each([
  ["new", "no", "Ny annonse"],
  ["new", "au", "New listing"],
  ["back", "au", "Back on the market"],
  ["withdrawn", "no", "Ikke lenger til salgs"],
  ["rented", "au", "Leased"],
  ["sold", "no", "Solgt"],
  ["text", "no", "Ny beskrivelse"],
  ["photos", "au", "New photos"],
] as const)("D70: the reason %s in %s is: %s", async (reason, region, title) => {
  const { events } = await show({ reasons: [reason], changes: [] }, region);
  expect(events[0]?.[0]).toBe(title);
});

test("D70: a new home is shown with price, size and bedrooms", async () => {
  const property = norwegianHome({ price: 4_490_000, priceMin: 4_490_000, priceMax: 4_490_000 });
  const { events } = await show({ reasons: ["new"], changes: [], property });
  expect(events[0]?.[1]).toMatch(/^4 490 000 kr · \d+ m² · 4 soverom$/);
});

test("D72: a home in several searches names them all, up to three, and counts the others", async () => {
  const searches = (...names: string[]) => ({
    isFavorite: false,
    searches: names.map((name) => sampleSearch(name)),
  });
  expect((await show(searches("Ranheim"))).why).toBe("Treff i «Ranheim» · 11:00");
  expect((await show(searches("A", "B", "C"), "au")).why).toBe(
    "Matches “A”, “B” and “C” · 9:00 pm",
  );
  expect((await show(searches("A", "B", "C", "D", "E"), "au")).why).toBe(
    "Matches “A”, “B”, “C” and 2 other searches · 9:00 pm",
  );
  expect((await show({ ...searches("A"), isFavorite: true }, "no", "en")).why).toBe(
    "You saved this home · Matches “A” · 11:00",
  );
  expect((await show({ isFavorite: false, searches: [] }, "au")).why).toBe(
    "From a saved search that has been deleted · 9:00 pm",
  );
});

test("D70: all reasons are named, the most important first", async () => {
  const { events } = await show({
    reasons: ["price", "viewing", "text"],
    changes: [
      { what: "description" },
      { what: "viewing", before: null, after: viewing("2026-12-05") },
      price(4_650_000, 4_490_000),
    ],
  });
  expect(events.map(([title]) => title)).toEqual([
    "Prisen er satt ned 160 000 kr",
    "Visning er lagt til",
    "Ny beskrivelse",
  ]);
});
