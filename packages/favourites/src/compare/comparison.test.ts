import type { SavedHome } from "@hjem/domain/saved/collection";
import { regionAuBasics } from "@hjem/region-au/basics";
import { terms as australianTerms } from "@hjem/region-au/terms/en";
import { regionNoBasics } from "@hjem/region-no/basics";
import { costs as norwegianCosts } from "@hjem/region-no/costs";
import { terms } from "@hjem/region-no/terms/no";
import type { DatedTranslator } from "@hjem/storefront/page-context";
import { setupI18n } from "@lingui/core";
import { expect, test } from "vitest";
import { sampleSavedHome } from "../testing/sample-saved-home.ts";
import { chosenHomes, comparedHref, readComparedAddress } from "./compared-homes.ts";
import { compareHomes, type ComparisonOptions, onlyDifferences } from "./comparison.ts";

const page: DatedTranslator = {
  region: regionNoBasics,
  language: regionNoBasics.languages[0],
  term: (key) => terms[key],
  i18n: setupI18n({ locale: "en", messages: { en: {} } }),
  now: Date.parse("2026-11-21T11:00:00Z"),
};
const plain = (text: string) => text.replaceAll("\u00a0", " ");
const kari = "0199c8a0-0000-7000-8000-000000000001";
const own: ComparisonOptions = {
  loan: null,
  costs: null,
  addresses: [],
  names: new Map([[kari, "Kari"]]),
};

/** Lines of a row by home, with a star for the best. */
function row(homes: readonly SavedHome[], key: string, options = own): string[] | undefined {
  const found = compareHomes(page, homes, options)
    .flatMap(({ rows }) => rows)
    .find((each) => each.key === key);
  return found?.cells.map(({ lines, isBest }) => plain(lines.join(" / ")) + (isBest ? " *" : ""));
}

const cheap = sampleSavedHome();
const dear = sampleSavedHome({
  propertyId: "9q2k1m3f7z",
  price: 8_000_000,
  priceMin: 8_000_000,
  priceMax: 8_000_000,
  askingPrice: 8_000_000,
  addingCost: 200_000,
  bedroom: 4,
  infoSection: { costs: null, interiorArea: { metric: "m2", value: 180 }, sharedCosts: null },
});

test("FAV-009: the lower price and the larger area are marked, the same number is not", () => {
  expect(row([cheap, dear], "price")).toEqual(["6 490 000 kr *", "8 000 000 kr"]);
  expect(row([cheap, dear], "internal")?.[1]).toBe("180 m² *");
  expect(row([cheap, dear], "bedrooms")).toEqual(["4", "4"]);
});

test("FAV-009: the best of those that state a figure is marked as that, but no debt, which others may not have", () => {
  const silent = sampleSavedHome({
    propertyId: "1a2b3c4d5e",
    annualMunicipalityFees: null,
    jointDebt: null,
  });
  const fees = sampleSavedHome({
    propertyId: "6f7g8h9j0k",
    annualMunicipalityFees: 40_000,
    jointDebt: 500_000,
  });
  const debt = sampleSavedHome({ jointDebt: 100_000 });
  expect(row([debt, fees, silent], "fees")).toEqual(["17 880 kr *", "40 000 kr", ""]);
  const words = compareHomes(page, [debt, fees, silent], own)
    .flatMap(({ rows }) => rows)
    .find(({ key }) => key === "fees");
  expect(words?.bestLabel).toBe("Lowest of 2 stated");
  expect(row([debt, fees, silent], "debt")).toEqual(["100 000 kr", "500 000 kr", ""]);
});

test("FAV-009: an owned home says that it has no part in a joint debt; alone it makes no row of it", () => {
  const norway = { ...own, costs: norwegianCosts };
  const owned = sampleSavedHome({ ownership: "freehold", jointDebt: null });
  const shared = sampleSavedHome({
    propertyId: "6f7g8h9j0k",
    ownership: "share",
    jointDebt: 500_000,
  });
  const silent = sampleSavedHome({
    propertyId: "1a2b3c4d5e",
    ownership: "share",
    jointDebt: null,
  });
  expect(row([owned, shared], "debt", norway)).toEqual(["None *", "500 000 kr"]);
  expect(row([owned, shared, silent], "debt", norway)?.at(-1)).toBe("");
  expect(row([owned, owned], "debt", norway)).toBeUndefined();
});

test("FAV-009: monthly cost and cash on day one follow the visitor's own loan", () => {
  const loan = { equity: 1_000_000, yearlyRate: 0, years: 25 };
  // (6 490 000 + 163 340 − 1 000 000) ÷ 300, and municipal fees of 17 880 ÷ 12.
  expect(row([cheap, dear], "monthly", { ...own, loan })?.[0]).toBe("20 334 kr/mnd. *");
  expect(row([cheap, dear], "cash", { ...own, loan })).toEqual(["1 000 000 kr", "1 000 000 kr"]);
  const [assumed = ""] = row([cheap, dear], "cash") ?? [];
  expect(assumed).toBe(
    `${plain(new Intl.NumberFormat("nb-NO").format(Math.round(6_653_340 * regionNoBasics.assumedLoan.equityShare)))} kr *`,
  );
});

test("D30: a home whose seller states no purchase costs has those of its market's rules", () => {
  const source = "https://example.test";
  const costs = {
    transferDuty: [
      {
        state: "NSW",
        validFrom: "2026-01-01",
        source,
        brackets: [{ from: 0, base: 0, rate: 0.04 }],
        ownerships: ["freehold"],
      },
    ],
    registrationFees: [{ validFrom: "2026-01-01", source, deed: 300, mortgage: 200 }],
    guides: { sale: "sale", rent: "rent" },
  };
  const sydney = sampleSavedHome({
    region: "nsw",
    addingCost: null,
    price: 1_000_000,
    askingPrice: 1_000_000,
    totalPrice: 1_000_000,
  });
  expect(row([sydney, sydney], "total")).toBeUndefined();
  // 4 % of the price, and both fees.
  expect(row([sydney, sydney], "total", { ...own, costs })?.[0]).toBe("1 040 500 kr");
  expect(row([sydney, sydney], "monthly", { ...own, costs })?.[0]).toMatch(/kr\/mnd\.$/);
});

test("the amount by which a home without a price is found is said to be that, and is no price to compare", () => {
  const hidden = sampleSavedHome({
    priceMethod: "offers",
    askingPrice: null,
    price: 980_000,
    priceMin: null,
    priceMax: null,
    offerType: "buy",
  });
  const [first = ""] = row([hidden, dear], "price") ?? [];
  expect(first).toMatch(/Appears in searches 980 000 kr$/);
});

test("fees and ownership have the words of each home's own state and type", () => {
  const australia: DatedTranslator = {
    ...page,
    region: regionAuBasics,
    language: regionAuBasics.languages[0],
    term: (key) => australianTerms[key],
  };
  const flat = (region: string, id: string) =>
    sampleSavedHome({
      propertyId: id,
      region,
      propertyType: ["apartment"],
      ownership: "freehold",
      sharedCost: 1_200,
    });
  const rowsOf = (homes: readonly SavedHome[]) =>
    new Map(
      compareHomes(australia, homes, own)
        .flatMap(({ rows }) => rows)
        .map(({ key, label, cells }) => [key, [label, ...cells.map(({ lines }) => lines.join())]]),
    );
  const [victoria, queensland] = [flat("VIC", "1q2k1m3f7z"), flat("QLD", "2q2k1m3f7z")];
  const rows = rowsOf([victoria, queensland]);
  expect(rows.get("ownership")).toEqual(["Title", "Strata title", "Strata title"]);
  expect(rows.get("shared")?.[0]).toBe("Owners corporation fees / Body corporate fees");
  expect(rowsOf([victoria, flat("VIC", "3q2k1m3f7z")]).get("shared")?.[0]).toBe(
    "Owners corporation fees",
  );
});

test("a home whose price is hidden is neither marked nor keeps the lowest of the others from its mark", () => {
  const hidden = sampleSavedHome({
    propertyId: "hidden1234",
    price: null,
    priceMin: null,
    priceMax: null,
    askingPrice: null,
    priceMethod: "contact_agent",
  });
  expect(row([cheap, dear, hidden], "price")?.map((text) => text.endsWith("*"))).toEqual([
    true,
    false,
    false,
  ]);
  expect(row([cheap, dear, hidden], "monthly")).toEqual([
    expect.stringMatching(/\*$/),
    expect.anything(),
    "",
  ]);
});

test("a home that is sold or gone wins nothing, and its viewings are not shown", () => {
  const sold = sampleSavedHome({
    propertyId: "sold123456",
    availability: "sold",
    price: 1_000_000,
    priceMin: 1_000_000,
    priceMax: 1_000_000,
    askingPrice: 1_000_000,
    isViewingByAppointment: true,
  });
  expect(row([sold, cheap, dear], "price")).toEqual([
    "1 000 000 kr",
    "6 490 000 kr *",
    "8 000 000 kr",
  ]);
  expect(row([sold, cheap], "price")?.join("")).not.toContain("*");
  expect(row([sold, cheap], "viewing")).toEqual(["", "tor. 3. des. kl. 17:00–17:45"]);
  expect(row([sampleSavedHome({}, { isGone: true }), dear], "viewing")?.[0]).toBe("");
});

test("FAV-010: ratings, notes and what has changed since a home was saved", () => {
  const price = (before: number, after: number) => ({
    what: "price" as const,
    before: { min: before, max: before },
    after: { min: after, max: after },
  });
  const changed = sampleSavedHome(
    {},
    {
      verdicts: [
        { userId: kari, verdict: "yes", reason: "", updatedAt: "2026-11-20T09:00:00.000Z" },
      ],
      notes: [
        {
          userId: kari,
          name: "Kari",
          text: "Stille gate",
          version: 1,
          updatedAt: "2026-11-20T09:00:00.000Z",
        },
      ],
      changes: [
        { at: "2026-11-19T09:00:00.000Z", change: price(6_600_000, 6_490_000) },
        { at: "2026-11-18T09:00:00.000Z", change: { what: "description" } },
        { at: "2026-11-17T09:00:00.000Z", change: price(6_700_000, 6_600_000) },
      ],
    },
  );
  expect(row([changed, dear], "verdicts")).toEqual(["Kari: Yes", ""]);
  expect(row([changed, dear], "notes")).toEqual(["Kari: Stille gate", ""]);
  expect(row([changed, dear], "changes")).toEqual([
    "6 700 000 kr → 6 490 000 kr / 1 other change",
    "",
  ]);
  expect(row([changed, dear], "viewing")?.[0]).toBe("tor. 3. des. kl. 17:00–17:45");
});

test("only differences: rows in which all homes are alike are left out", () => {
  const all = compareHomes(page, [cheap, dear], own);
  const keys = onlyDifferences(all).flatMap(({ rows }) => rows.map(({ key }) => key));
  expect(keys).toContain("price");
  expect(keys).not.toContain("bedrooms");
  expect(onlyDifferences(compareHomes(page, [cheap, cheap], own))).toEqual([]);
});

test("the address holds up to six homes, each once, in their order", () => {
  const address = readComparedAddress(new URLSearchParams("homes=b,a,b,c,d,e,f,g&room=kitchen"));
  expect(address).toEqual({ ids: ["b", "a", "c", "d", "e", "f"], room: "kitchen" });
  expect(comparedHref("x", address)).toBe(
    "/user/favourite/x/compare?homes=b,a,c,d,e,f&room=kitchen",
  );
  expect(readComparedAddress(new URLSearchParams("room=cellar"))).toEqual({ ids: [], room: null });
  expect(chosenHomes([cheap, dear], { ids: [dear.propertyId, "gone", cheap.propertyId] })).toEqual([
    dear,
    cheap,
  ]);
  expect(chosenHomes([sampleSavedHome({}, { isGone: true }), dear], { ids: [] })).toEqual([dear]);
});

test("FAV-009: ratings and notes of every home are in the order of the persons, one's own first", () => {
  const tom = "0199c8a0-0000-7000-8000-000000000002";
  const names = new Map([
    [kari, "You"],
    [tom, "Tom"],
  ]);
  const rated = (...userIds: string[]): SavedHome => ({
    ...cheap,
    verdicts: userIds.map((userId) => ({
      userId,
      verdict: "yes",
      reason: "",
      updatedAt: "2026-11-20T09:00:00.000Z",
    })),
    notes: userIds.map((userId) => ({
      userId,
      name: "Name",
      text: "Quiet",
      version: 1,
      updatedAt: "2026-11-20T09:00:00.000Z",
    })),
  });
  expect(row([rated(tom, kari), rated(kari, tom)], "verdicts", { ...own, names })).toEqual([
    "You: Yes / Tom: Yes",
    "You: Yes / Tom: Yes",
  ]);
  expect(row([rated(tom, kari)], "notes", { ...own, names })).toEqual(["You: Quiet / Tom: Quiet"]);
});

test("SAVE-051, D84: the driving time to each visible address is estimated, the shortest marked, in the order of the addresses", () => {
  const address = (displayName: string, lat: number, lng: number, isHidden = false) => ({
    displayName,
    coordinates: { lat, lng },
    isHidden,
  });
  const far = sampleSavedHome({
    propertyId: "9q2k1m3f7z",
    location: { lat: 63.3, lng: 10.2 },
  });
  const addresses = [
    address("Jobb", 63.42, 10.4),
    address("Skjult", 63.43, 10.4, true),
    address("Skole", 63.41, 10.43),
    address("Melbourne", -37.81, 144.96),
  ];
  const groups = compareHomes(page, [cheap, far], { ...own, addresses });
  const commute = groups.find(({ key }) => key === "commute");
  expect(commute?.title).toBe("Estimated driving time");
  expect(commute?.rows.map(({ label }) => label)).toEqual(["Jobb", "Skole", "Melbourne"]);
  const options = { ...own, addresses };
  expect(row([cheap, far], "commute 63.42,10.4", options)).toEqual(["10 min *", "31 min"]);
  expect(row([cheap, far], "commute -37.81,144.96", options)).toEqual([
    "No route found",
    "No route found",
  ]);
  // Without addresses there is no such part.
  expect(compareHomes(page, [cheap, far], own).some(({ key }) => key === "commute")).toBe(false);
});
