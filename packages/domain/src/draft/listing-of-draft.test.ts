import { expect, test } from "vitest";
import { Listing } from "../listing/listing.ts";
import { recordOf } from "../narrow.ts";
import { detailGroups, priceGroups } from "../publishing/draft-field-row.ts";
import {
  listingOfDraft,
  type PublicationFacts,
  type PublishableDraft,
} from "./listing-of-draft.ts";

const facts: PublicationFacts = {
  id: "4kt7m2x9qa",
  region: {
    currency: { code: "NOK", key: "nor", symbol: "kr", position: "after" },
    timeZones: { default: "Europe/Oslo", byState: {} },
    placeNames: { lowerCaseWords: [], isStateUpperCase: false },
    publishing: {
      unusedFields: [],
      priceMethods: ["fixed"],
      rules: [],
      guides: { sale: "sale", rent: "rent" },
    },
    costs: { transferDuty: [], registrationFees: [], guides: { sale: "sale", rent: "rent" } },
    defaultLanguage: "no",
    draftTexts: {
      no: {
        fields: { "property_detail.plot_description": { label: "Tomten" } },
        groups: recordOf([...detailGroups, ...priceGroups].map((group) => [group, ""] as const)),
      },
    },
  },
  place: {
    geoIds: ["county:03", "municipality:0301"],
    displayName: "Grünerløkka",
    municipality: "Oslo",
    region: "Oslo",
  },
  ownerType: "user",
  agencyId: "-1",
  agency: null,
  agent: null,
  status: "available",
  priceHistory: [],
  createdAt: "2026-11-20T10:00:00.000Z",
  publishedAt: "2026-11-21T10:00:00.000Z",
  changedAt: "2026-11-21T10:00:00.000Z",
  closedAt: null,
};
const image = {
  id: "0123456789abcdef0123",
  name: "kitchen.jpg",
  url: "/media/0123456789abcdef0123",
  alt: "",
  width: 1_600,
  ratio: 1.5,
  color: "#aabbcc",
  state: "ready",
  problem: null,
  sameAs: null,
} as const;
const draft: PublishableDraft = {
  listingType: "residential_sale",
  location: {
    street: "Markveien 35",
    suburb: "Oslo",
    postCode: "0554",
    coordinates: { lat: 59.92, lng: 10.76 },
  },
  images: [
    { ...image, category: "kitchen", alt: "Kjøkken med benk av eik" },
    { ...image, id: "f".repeat(20), category: "other" },
    { ...image, id: "e".repeat(20), category: "other", state: "processing", ratio: null },
  ],
  attachments: [{ name: "Egenerklæring", url: "/media/documents/1", size: 120_000 }],
  propertyDetail: {
    propertyTypes: ["apartment"],
    title: " Lys toroms med balkong ",
    description: "<p>Stille mot gården.</p>",
    bedrooms: 1,
    internalArea: { value: 54, unit: "m2" },
    energyProfile: "d",
    ownership: "cooperative",
    constructionYear: 1898,
    plotDescription: "Felles <gård>\n\nmed trær",
    // Of another listing type that was chosen before.
    furnished: "fully",
    rentalIncome: 200_000,
  },
  priceAndDate: {
    askingPrice: 4_500_000,
    jointDebt: 210_000,
    addingCost: 9_640,
    sharedCost: 4_120,
    monthly: 15_000,
    inspections: [
      { date: "2026-12-06", timeFrom: "12:00", timeTo: "13:00" },
      { date: "2026-12-05", timeFrom: "12:00", timeTo: "13:00" },
    ],
  },
  contacts: { name: "Kari Nordmann", phones: ["+4799900001"], email: "kari@example.com" },
};

test("LIST-082: a published draft is a valid listing of a private person", () => {
  const listing = listingOfDraft(draft, facts);
  expect(Listing.parse(listing)).toEqual(listing);
  expect(listing).toMatchObject({
    ownerType: "user",
    agencyId: "-1",
    ownerContact: { name: "Kari Nordmann", phone: "+4799900001" },
    title: "Lys toroms med balkong",
    yearBuilt: 1898,
  });
  expect(listing.address.fullAddress).toBe("Markveien 35, 0554 Oslo");
});

test("LIST-042: no response contains the owner's email address", () => {
  expect(JSON.stringify(listingOfDraft(draft, facts))).not.toContain("kari@example.com");
});

test("LIST-061: price and total price are the draft's, and the rent it once had is not published", () => {
  const { prices, contractDetails } = listingOfDraft(draft, facts);
  expect(prices.price?.amount).toBe(4_500_000);
  expect(prices.totalPrice?.amount).toBe(4_719_640);
  expect([prices.monthly, prices.rentalIncome, contractDetails.furnished]).toEqual([
    null,
    null,
    null,
  ]);
});

test("LIST-067, D30: the price of a rental is its rent", () => {
  const { prices } = listingOfDraft({ ...draft, listingType: "residential_rent" }, facts);
  expect([prices.price?.amount, prices.askingPrice, prices.totalPrice]).toEqual([
    15_000,
    null,
    null,
  ]);
});

test("D91: a price guide is a range, and a price on request is found by its search price", () => {
  const priced = (priceAndDate: PublishableDraft["priceAndDate"]) =>
    listingOfDraft({ ...draft, priceAndDate }, facts).prices;
  const guide = priced({ priceMethod: "guide", askingPrice: 850_000, askingPriceMax: 920_000 });
  expect(guide.price).toMatchObject({ amount: null, min: 850_000, max: 920_000 });
  const request = priced({ priceMethod: "contact_agent", searchPrice: 900_000, askingPrice: 1 });
  expect([request.price?.amount, request.askingPrice]).toEqual([900_000, null]);
});

test("LIST-071, D3: viewings are in the zone of the home's state, soonest first", () => {
  const timeZones = { default: "Australia/Sydney", byState: { WA: "Australia/Perth" } };
  const region = {
    ...facts.region,
    timeZones,
    placeNames: { lowerCaseWords: [], isStateUpperCase: true },
  };
  const place = { ...facts.place, region: "WA" };
  const location = { ...draft.location, suburb: "Fremantle", postCode: "6160" };
  const listing = listingOfDraft({ ...draft, location }, { ...facts, region, place });
  expect(listing.viewingDates.map(({ day }) => day)).toEqual([5, 6]);
  expect(new Date((listing.viewingDates[0]?.unixFrom ?? 0) * 1_000).toISOString()).toBe(
    "2026-12-05T04:00:00.000Z",
  );
  expect(listing.address.fullAddress).toBe("Markveien 35, Fremantle WA 6160");
});

test("D103: only photos that are ready are public, with their text and room", () => {
  expect(listingOfDraft(draft, facts).images).toMatchObject([
    { type: "kitchen", alt: "Kjøkken med benk av eik" },
    { type: "other" },
  ]);
});

test("texts without a field of their own follow the description as text", () => {
  expect(listingOfDraft(draft, facts).description).toBe(
    "<p>Stille mot gården.</p><h3>Tomten</h3><p>Felles &lt;gård&gt;</p><p>med trær</p>",
  );
});
