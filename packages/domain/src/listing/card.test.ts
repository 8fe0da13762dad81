import { expect, test } from "vitest";
import { toProperty as propertyOf } from "./card.ts";
import { Listing } from "./listing.ts";
import { Property } from "./property.ts";
import { viewingDate } from "./viewing-date.ts";

const toProperty = (of: Listing, currency: "NOK" | "AUD" = "NOK") => propertyOf(of, currency);

const sum = (amount: number) => ({ amount, currency: "NOK" });
const size = (min: number, max = min) => ({ min, max });
const image = (index: number) => ({
  type: "exterior",
  url: `/media/0000000${index}`,
  ratio: 1.5,
  color: "#8a9a7b",
  isIllustration: true,
});

const draft = {
  id: "0hjem00001",
  listingType: "residential_sale",
  propertyTypes: ["apartment"],
  ownerType: "api",
  agencyId: "000123",
  agency: {
    id: "000123",
    externalId: "demo-123",
    name: "Nidaros Bolig",
    profile: { boxBackground: "#0f6868", boxText: "#ffffff" },
  },
  title: "Lys 3-roms",
  description: "<p>Lys og gjennomgående.</p>",
  address: {
    fullAddress: "Ludvig Daaes gate 24, 7067 Trondheim",
    displayName: "Rosenborg",
    street: "Ludvig Daaes gate 24",
    suburb: "Trondheim",
    region: "Trøndelag",
    postCode: "7067",
    coordinates: { lat: 63.43, lng: 10.42 },
    geoIds: ["county:50", "municipality:5001"],
    timeZone: "Europe/Oslo",
  },
  images: Array.from({ length: 8 }, (_, index) => image(index)),
  facilities: ["elevator"],
  prices: {
    price: sum(4_350_000),
    askingPrice: sum(4_350_000),
    jointDebt: sum(312_400),
    addingCost: sum(9_640),
    sharedCost: sum(4_120),
  },
  details: {
    bedrooms: size(2),
    bathrooms: size(1),
    floor: 3,
    floors: 5,
    internalArea: size(71),
    primaryRoom: size(69),
    usageArea: size(76),
  },
  contractDetails: { ownership: "cooperative" },
  additionalInfo: { energyProfile: { label: "e", heating: "orange", consumption: 180 } },
  status: "available",
  yearBuilt: 1938,
  viewingDates: [
    viewingDate({ day: "2026-12-05", timeFrom: "12:00", timeTo: "12:45" }, "Europe/Oslo"),
    viewingDate({ day: "2026-12-03", timeFrom: "17:00", timeTo: "17:45" }, "Europe/Oslo"),
  ],
  priceHistory: [],
  createdAt: "2026-11-17T08:00:00Z",
  publishedAt: "2026-11-18T08:00:00Z",
  changedAt: "2026-11-18T08:00:00Z",
};
const listing = (changes: object = {}): Listing => Listing.parse({ ...draft, ...changes });

test("a card passes the schema of a search result and matches its listing", () => {
  const card = toProperty(listing());
  expect(Property.parse(card)).toEqual(card);
  expect(card).toMatchObject({
    propertyId: "0hjem00001",
    address: "Ludvig Daaes gate 24, 7067 Trondheim",
    postalCode: "7067",
    offerType: "buy",
    agencyId: "000123",
    agencyName: "Nidaros Bolig",
    price: 4_350_000,
    jointDebt: 312_400,
    priceCurrency: "NOK",
    constructionYear: 1938,
    floor: 3,
  });
});

test("D32: a card does not depend on the user or the time", () => {
  expect(toProperty(listing()).isFavorite).toBe(false);
  expect(toProperty(listing())).toEqual(toProperty(listing()));
});

test("D24: areas are in square metres; a missing one is null", () => {
  const card = toProperty(listing());
  expect(card.usageArea).toEqual({ metric: "m2", value: 76 });
  expect(card.primaryRoom).toEqual({ metric: "m2", value: 69 });
  expect(card.floorArea).toEqual({ metric: "m2", value: 76 });
  expect(card.landSize).toBeNull();
});

test("D10, D30: interior area and price per square metre use BRA-i, else P-rom", () => {
  const card = toProperty(listing());
  expect(card.infoSection.interiorArea).toEqual({ metric: "m2", value: 71 });
  expect(card.pricePerPrimary).toBe(61_268);
  const older = toProperty(listing({ details: { primaryRoom: size(69) } }));
  expect(older.pricePerPrimary).toBe(63_043);
  expect(toProperty(listing({ details: {} })).pricePerPrimary).toBeNull();
});

test("a missing total price is the sum of its parts", () => {
  expect(toProperty(listing()).totalPrice).toBe(4_672_040);
  const stated = listing({ prices: { ...draft.prices, totalPrice: sum(4_700_000) } });
  expect(toProperty(stated).totalPrice).toBe(4_700_000);
});

test("S7: leaves out charges that the shared costs already include", () => {
  const prices = {
    ...draft.prices,
    annualMunicipalityFees: sum(9_600),
    annualPropertyTax: sum(3_600),
  };
  const cardOf = (includedInSharedCost: string) =>
    toProperty(listing({ prices: { ...prices, includedInSharedCost } }));
  expect(cardOf("Forsikring, kommunale avgifter og eiendomsskatt.")).toMatchObject({
    annualMunicipalityFees: null,
    annualPropertyTax: null,
  });
  expect(cardOf("Forsikring.")).toMatchObject({
    annualMunicipalityFees: 9_600,
    annualPropertyTax: 3_600,
  });
});

test("D23: a range gives the minimum as value and minimum, and the maximum", () => {
  const range = { min: 850_000, max: 920_000, currency: "AUD" };
  const card = toProperty(
    listing({
      prices: { price: range, askingPrice: range, method: "guide" },
      details: { bedrooms: size(1, 3), internalArea: size(50, 90) },
    }),
  );
  expect([card.price, card.priceMin, card.priceMax]).toEqual([850_000, 850_000, 920_000]);
  expect([card.bedroom, card.bedroomMin, card.bedroomMax]).toEqual([1, 1, 3]);
  expect(card.pricePerPrimary).toBe(17_000);
  expect(card.priceCurrency).toBe("AUD");
});

test("D23: a single value is both minimum and maximum, a missing one is null", () => {
  const card = toProperty(listing());
  expect([card.bathroomMin, card.bathroomMax]).toEqual([1, 1]);
  expect([card.garage, card.garageMin, card.garageMax]).toEqual([null, null, null]);
});

test("D30: a rental's price is its rent", () => {
  const card = toProperty(
    listing({ listingType: "residential_rent", prices: { monthly: sum(14_500) } }),
  );
  expect([card.price, card.offerType, card.totalPrice]).toEqual([14_500, "rent", null]);
});

test("FND-056: a private listing has no agency and the id -1", () => {
  const card = toProperty(listing({ ownerType: "user", agencyId: "-1", agency: null }));
  expect([card.agencyId, card.agencyName]).toEqual(["-1", null]);
});

test("a card has six pictures, and the number of all of them", () => {
  const card = toProperty(listing());
  expect([card.images.length, card.imageCount]).toEqual([6, 8]);
});

test("viewings are sorted soonest first", () => {
  expect(toProperty(listing()).viewingDate.map(({ day }) => day)).toEqual([3, 5]);
});

test("D17: sold and rented homes are marked as such", () => {
  expect(toProperty(listing({ status: "sold" }))).toMatchObject({
    isPropertySold: true,
    isPropertyRent: false,
    availability: "sold",
  });
  expect(toProperty(listing({ status: "rented" })).isPropertyRent).toBe(true);
});

test("a listing without a price uses the given currency", () => {
  expect(toProperty(listing({ prices: {} }), "AUD").priceCurrency).toBe("AUD");
});

test("a card of a rental has deposit, first day and pets, where any is stated", () => {
  const rental = (changes: object) =>
    toProperty(listing({ listingType: "residential_rent", ...changes }));
  const contractDetails = { availableFrom: "2027-01-01", isPetAllowed: true };
  const stated = rental({ prices: { monthly: sum(14_500), deposit: sum(0) }, contractDetails });
  expect(stated.rental).toEqual({ deposit: 0, ...contractDetails });
  expect(Property.parse(stated)).toEqual(stated);
  expect(rental({ contractDetails: {} })).not.toHaveProperty("rental");
  expect(rental({ contractDetails, status: "rented" })).not.toHaveProperty("rental");
  expect(toProperty(listing({ contractDetails }))).not.toHaveProperty("rental");
});
