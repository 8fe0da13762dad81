import { noDetails, noPrices } from "@hjem/domain/listing/empty-details";
import type { Listing } from "@hjem/domain/listing/listing";
import type { ListingAddress } from "@hjem/domain/listing/listing-address";
import type { ListingDetails, ListingPrices } from "@hjem/domain/listing/listing-details";
import type { Money } from "@hjem/domain/listing/money";
import { viewingDate } from "@hjem/domain/listing/viewing-date";

/** Whole kroner, for tests and stories. */
export const kroner = (amount: number): Money => ({
  amount,
  min: null,
  max: null,
  currency: "NOK",
});

/** Rooms and areas, empty except for a test's own. */
export const listingDetails = (given: Partial<ListingDetails> = {}): ListingDetails => ({
  ...noDetails,
  ...given,
});

/** An address in Trondheim. */
export const listingAddress = (given: Partial<ListingAddress> = {}): ListingAddress => ({
  fullAddress: "Nardovegen 12, 7032 Trondheim",
  displayName: "Nardo",
  street: "Nardovegen 12",
  suburb: "Trondheim",
  region: "Trøndelag",
  municipality: "Trondheim",
  postCode: "7032",
  coordinates: { lat: 63.4, lng: 10.42 },
  geoIds: ["county:50", "municipality:5001", "district:5001-nardo"],
  timeZone: "Europe/Oslo",
  ...given,
});

/** Prices, empty except for the given ones. */
export const listingPrices = (given: Partial<ListingPrices> = {}): ListingPrices => ({
  ...noPrices,
  ...given,
});

/** A house in Trondheim for sale, as in API responses; demo data, no real home. */
export const listing = (given: Partial<Listing> = {}): Listing => ({
  id: "3f7q9z2k1m",
  objectType: "property",
  listingType: "residential_sale",
  propertyTypes: ["single_dwelling"],
  ownerType: "api",
  agencyId: "001204",
  agency: {
    id: "001204",
    externalId: "demo-12",
    name: "Fjordgløtt Eiendom",
    parentId: null,
    profile: { boxBackground: "#17324d", boxText: "#ffffff" },
    logoUrl: null,
    iconUrl: null,
    hideProfileImage: false,
  },
  agent: {
    id: "a1",
    name: "Marte Haugland",
    title: "Eiendomsmegler",
    phone: "+4799900001",
    email: null,
    pictureUrl: null,
    languages: ["no", "en"],
    licence: null,
  },
  title: "Innholdsrik enebolig med solrik hage",
  description: "<p>Enebolig fra 1956 med to stuer.</p><ul><li>Peis</li></ul>",
  address: listingAddress(),
  images: [
    {
      type: "exterior",
      url: "/media/aaaaaaaa01",
      ratio: 1.5,
      color: "#88a0b0",
      isIllustration: true,
    },
    {
      type: "kitchen",
      url: "/media/aaaaaaaa02",
      ratio: 1.5,
      color: "#d8d0c0",
      isIllustration: true,
    },
    {
      type: "floorplan",
      url: "/media/aaaaaaaa03",
      ratio: 1.4,
      color: "#ffffff",
      isIllustration: true,
    },
  ],
  rooms: [],
  facilities: ["fireplace", "garden"],
  prices: listingPrices({
    price: kroner(6_490_000),
    askingPrice: kroner(6_490_000),
    totalPrice: kroner(6_653_340),
    addingCost: kroner(163_340),
    annualMunicipalityFees: kroner(17_880),
  }),
  details: listingDetails({
    bedrooms: { min: 4, max: 4 },
    bathrooms: { min: 2, max: 2 },
    totalRooms: { min: 7, max: 7 },
    internalArea: { min: 148, max: 148 },
    externalArea: { min: 22, max: 22 },
    terraceArea: { min: 31, max: 31 },
    usageArea: { min: 170, max: 170 },
    plotArea: { min: 742, max: 742 },
  }),
  contractDetails: {
    ownership: "freehold",
    condition: "used",
    furnished: null,
    availableFrom: null,
    availableTo: null,
    rentalFrom: null,
    rentalTo: null,
    includedInLease: "",
    isPetAllowed: null,
    yearOfFixedAgreement: null,
    isLandOwnedBySeller: true,
    hasSecurityOrder: null,
    fixedFee: null,
    isPartialRentalAllowed: null,
    locationType: null,
    elevation: null,
    hasSellerInsurance: null,
  },
  additionalInfo: {
    highlights: [],
    timeline: [],
    unitName: null,
    energyProfile: { label: "d", heating: "orange", consumption: 214 },
  },
  status: "available",
  underConstruction: false,
  isFirstOnMarket: true,
  yearBuilt: 1956,
  yearRenovated: null,
  viewingDates: [
    viewingDate({ day: "2026-12-03", timeFrom: "17:00", timeTo: "17:45" }, "Europe/Oslo"),
  ],
  isViewingByAppointment: false,
  priceHistory: [
    {
      action: "listed",
      currency: "NOK",
      date: "2026-11-18",
      description: "",
      price: 6_490_000,
    },
  ],
  documents: [],
  projectId: null,
  childPropertyIds: [],
  biddingUrl: null,
  bookOpeningUrl: null,
  createdAt: "2026-11-18T08:00:00Z",
  publishedAt: "2026-11-18T08:00:00Z",
  changedAt: "2026-11-18T08:00:00Z",
  closedAt: null,
  isDemo: true,
  ...given,
});

/** A house in Melbourne for auction, as in API responses; demo data. */
export const australianListing = (given: Partial<Listing> = {}): Listing => {
  const dollars = (amount: number): Money => ({ ...kroner(amount), currency: "AUD" });
  const guide: Money = { amount: null, min: 1_120_000, max: 1_230_000, currency: "AUD" };
  return listing({
    title: "Three-bedroom house with a north-facing deck",
    description: "<p>A house of 1962 on a quiet street.</p>",
    address: listingAddress({
      fullAddress: "8 Rossmoyne Street, Thornbury VIC 3071",
      displayName: "Thornbury",
      street: "8 Rossmoyne Street",
      suburb: "Thornbury",
      region: "VIC",
      municipality: null,
      postCode: "3071",
      geoIds: ["state:vic", "suburb:3071-thornbury"],
      timeZone: "Australia/Melbourne",
    }),
    prices: listingPrices({
      price: guide,
      askingPrice: guide,
      annualMunicipalityFees: dollars(1_980),
      method: "auction",
      auctionDate: "2026-12-12",
    }),
    details: listingDetails({
      bedrooms: { min: 3, max: 3 },
      bathrooms: { min: 1, max: 1 },
      garage: { min: 2, max: 2 },
      internalArea: { min: 142, max: 142 },
      landSize: { min: 402, max: 402 },
    }),
    priceHistory: [],
    ...given,
  });
};
