import type { Property } from "@hjem/domain/listing/property";
import { viewingDate } from "@hjem/domain/listing/viewing-date";

/** Id of the home that is viewed before in a story. */
export const SEEN_ID = "2v6c8s4n1b";

const rent = (price: number): Partial<Property> => ({
  listingType: "residential_rent",
  offerType: "rent",
  price,
  priceMin: price,
  priceMax: price,
  totalPrice: null,
});

/** Variants of the sample home: the stories of card and row show the same. */
export const resultCases = {
  firstHere: { isFirstOnMarket: true },
  newToday: { publishedAt: "2026-11-21T07:00:00Z" },
  cheaper: {
    priceHistory: [
      { action: "listed", currency: "NOK", date: "2026-10-01", description: "", price: 6_690_000 },
      {
        action: "price_changed",
        currency: "NOK",
        date: "2026-11-10",
        description: "",
        price: 6_490_000,
      },
    ],
  },
  coming: { availability: "future" },
  sold: { availability: "sold", isPropertySold: true },
  viewingToday: {
    viewingDate: [
      viewingDate({ day: "2026-11-21", timeFrom: "17:00", timeTo: "17:45" }, "Europe/Oslo"),
    ],
  },
  project: {
    bedroomMin: 2,
    bedroomMax: 4,
    priceMax: 8_900_000,
    isUnderConstruction: true,
    childPropertyId: ["4k2m8x6v1c", "6n3b9z7w2d", "8q5c1y4t3f"],
  },
  viewed: { propertyId: SEEN_ID },
  found: { title: "Enebolig med hage" },
  byAppointment: { viewingDate: [], isViewingByAppointment: true },
  withoutPicture: { images: [], imageCount: 0 },
  sparse: {
    bedroom: null,
    bedroomMin: null,
    bedroomMax: null,
    bathroom: null,
    bathroomMin: null,
    bathroomMax: null,
    infoSection: { costs: null, interiorArea: null, sharedCosts: null },
    usageArea: null,
    constructionYear: null,
    floors: null,
    pricePerPrimary: null,
    totalPrice: null,
    viewingDate: [],
    energyProfile: { label: null, consumption: null, heating: null },
  },
  rentByMonth: rent(14_500),
  rentByWeek: rent(680),
  sharedDebt: {
    ownership: "cooperative",
    propertyType: ["apartment"],
    jointDebt: 312_400,
    sharedCost: 5_240,
    totalPrice: 6_812_300,
    floor: 3,
    floors: null,
  },
  auction: {
    priceMethod: "auction",
    priceMin: 1_120_000,
    priceMax: 1_230_000,
    auctionDate: "2026-12-12",
    viewingDate: [],
  },
  contactAgent: { priceMethod: "contact_agent", priceMin: 1_120_000, priceMax: 1_230_000 },
} satisfies Record<string, Partial<Property>>;

/** The keyword matches of `resultCases.found`. */
export const keywordHighlights = {
  title: [
    { at: 0, text: "Enebolig med " },
    { at: 13, text: "hage", isHit: true },
  ],
  line: [{ at: 0, text: "Peis", isHit: true }],
} as const;
