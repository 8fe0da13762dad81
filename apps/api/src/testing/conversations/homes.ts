import type { Listing } from "@hjem/domain/listing/listing";
import { viewingDate } from "@hjem/domain/listing/viewing-date";
import { fitzroy, sampleId, sampleListing } from "../sample-listings.ts";
import { describedHomes } from "./described-homes.ts";

const kroner = (amount: number) => ({ amount, currency: "NOK" as const });
const dollars = (amount: number) => ({ amount, currency: "AUD" as const });
const guide = (min: number, max: number) => ({ amount: null, min, max, currency: "AUD" as const });
const between = (min: number, max = min) => ({ min, max });

const norwegian: Readonly<Record<string, Listing>> = {
  flat: sampleListing(1, {
    description:
      "<p>Balkongen vender mot vest og har sol om ettermiddagen. Kjøkkenet er fra 2018 med integrerte hvitevarer. " +
      "Gaten er rolig, uten gjennomgangstrafikk. Det er fellesvaskeri i kjelleren. " +
      "Borettslaget krever godkjenning for hundehold.</p>",
    agent: { id: "a-1", name: "Åsne Tåkelia", title: "Eiendomsmegler", phone: "+4799900001" },
    facilities: ["elevator", "balcony", "broadband", "storage_room", "dishwasher"],
    rooms: [
      { kind: "living_room", area: 24 },
      { kind: "kitchen", area: 11 },
      { kind: "bedroom", area: 12 },
      { kind: "bedroom", area: 8 },
      { kind: "bathroom", area: 5 },
    ],
    details: {
      bedrooms: between(2),
      totalRooms: between(3),
      bathrooms: between(1),
      internalArea: between(68),
      balconyArea: between(6),
      externalArea: between(5),
      floor: 3,
      floors: 5,
    },
    prices: {
      askingPrice: kroner(4_500_000),
      jointDebt: kroner(312_000),
      addingCost: kroner(9_640),
      totalPrice: kroner(4_821_640),
      sharedCost: kroner(4_120),
      includedInSharedCost: "Forsikring av bygget, bredbånd og vaktmester",
      annualMunicipalityFees: kroner(9_600),
    },
    contractDetails: { ownership: "cooperative" },
    additionalInfo: { energyProfile: { label: "c" } },
    yearBuilt: 1936,
    yearRenovated: 2018,
    viewingDates: [
      viewingDate({ day: "2026-11-26", timeFrom: "17:00", timeTo: "17:45" }, "Europe/Oslo"),
    ],
    priceHistory: [{ action: "listed", date: "2026-11-02", price: 4_500_000, currency: "NOK" }],
  }),
  house: sampleListing(2, {
    propertyTypes: ["single_dwelling"],
    description: "<p>Garasjen er isolert. Hagen er flat og solrik.</p>",
    facilities: ["garden", "fireplace", "heat_pump", "child_friendly"],
    details: {
      bedrooms: between(4),
      bathrooms: between(2),
      internalArea: between(162),
      plotArea: between(820),
      garage: between(2),
    },
    prices: {
      askingPrice: kroner(7_900_000),
      annualMunicipalityFees: kroner(18_000),
      annualPropertyTax: kroner(6_000),
    },
    contractDetails: { ownership: "freehold" },
    yearBuilt: 1978,
  }),
  rental: sampleListing(3, {
    listingType: "residential_rent",
    facilities: ["white_goods", "balcony"],
    prices: { monthly: kroner(15_600), deposit: kroner(46_800) },
    details: { bedrooms: between(1), internalArea: between(44), floor: 2 },
    contractDetails: {
      furnished: "fully",
      isPetAllowed: false,
      rentalFrom: "2026-12-01",
      includedInLease: "Strøm og internett",
    },
  }),
  ...describedHomes.no,
  new: sampleListing(4, {
    description:
      "<p>Boligen får balansert ventilasjon og varmepumpe. Kjøper kan velge mellom flere innredninger. Forskudd sikres med garanti.</p>",
    facilities: ["balcony", "elevator", "balanced_ventilation", "storage_room"],
    prices: { askingPrice: kroner(5_200_000), totalPrice: kroner(5_214_000) },
    details: {
      bedrooms: between(2),
      bathrooms: between(1),
      internalArea: between(74),
      terraceArea: between(11),
      garage: between(1),
      floor: 2,
      floors: 5,
    },
    contractDetails: { ownership: "freehold", condition: "new" },
    yearBuilt: 2028,
  }),
  cabin: sampleListing(5, {
    listingType: "leisure_sale",
    propertyTypes: ["cabin"],
    description: "<p>Stuen har vedovn. På Tjøme er det fint for bading og båtliv.</p>",
    facilities: ["road_all_year", "fireplace", "view"],
    prices: { askingPrice: kroner(1_950_000) },
    details: {
      bedrooms: between(2),
      beds: between(6),
      internalArea: between(52),
      plotArea: between(700),
    },
    contractDetails: {
      ownership: "freehold",
      isLandOwnedBySeller: false,
      fixedFee: kroner(3_300),
    },
    yearBuilt: 1999,
  }),
  office: sampleListing(6, {
    listingType: "commercial_rent",
    propertyTypes: ["office"],
    description:
      "<p>Leien oppgis per måned og er uten merverdiavgift og felleskostnader. Inngangen er felles for brukerne av bygget.</p>",
    facilities: ["meeting_rooms", "elevator"],
    prices: { monthly: kroner(12_500) },
    details: { usageArea: between(175), officeSpaces: between(7), garage: between(4), floor: 1 },
    contractDetails: { rentalFrom: "2026-12-28" },
  }),
  project: sampleListing(7, {
    objectType: "project",
    childPropertyIds: [sampleId(71), sampleId(72), sampleId(73)],
    prices: { askingPrice: { amount: null, min: 4_200_000, max: 7_900_000, currency: "NOK" } },
    details: { bedrooms: between(1, 3), internalArea: between(42, 96) },
    contractDetails: { ownership: "freehold", condition: "new" },
    yearBuilt: 2028,
  }),
};

const australian: Readonly<Record<string, Listing>> = {
  flat: sampleListing(1, {
    address: fitzroy,
    description:
      "<p>Residents have a shared swimming pool and a gym on the rooftop. It is in a quiet part of Fitzroy. " +
      "The NBN is connected. The balcony faces north and the car space is on the ground level.</p>",
    agent: { id: "a-1", name: "Gemma Wombatsley", title: "Sales agent", phone: "+61370104401" },
    facilities: ["pool", "elevator", "secure_parking", "balcony", "air_conditioning"],
    rooms: [
      { kind: "living_room", area: 26 },
      { kind: "kitchen", area: 9 },
      { kind: "bedroom", area: 13 },
      { kind: "bedroom", area: 10 },
    ],
    details: {
      bedrooms: between(2),
      bathrooms: between(1),
      internalArea: between(74),
      balconyArea: between(9),
      garage: between(1),
      floor: 4,
    },
    prices: {
      method: "auction",
      askingPrice: guide(780_000, 850_000),
      price: guide(780_000, 850_000),
      auctionDate: "2026-12-05",
      sharedCost: dollars(1_240),
      includedInSharedCost: "Building insurance, pool and lift upkeep",
      annualMunicipalityFees: dollars(1_680),
    },
    contractDetails: { ownership: "freehold" },
    yearBuilt: 2014,
    viewingDates: [
      viewingDate({ day: "2026-11-28", timeFrom: "10:00", timeTo: "10:30" }, "Australia/Melbourne"),
    ],
  }),
  house: sampleListing(2, {
    address: fitzroy,
    propertyTypes: ["single_dwelling"],
    description: "<p>The garage has a remote door. The kitchen was renovated in 2021.</p>",
    facilities: ["garden", "solar", "shed"],
    details: {
      bedrooms: between(4),
      bathrooms: between(2),
      internalArea: between(210),
      landSize: between(640),
      garage: between(2),
    },
    prices: {
      method: "contact_agent",
      price: dollars(1_650_000),
      annualMunicipalityFees: dollars(2_400),
    },
    contractDetails: { ownership: "freehold" },
    yearBuilt: 1985,
  }),
  rental: sampleListing(3, {
    address: fitzroy,
    listingType: "residential_rent",
    facilities: ["dishwasher", "balcony", "built_in_robes"],
    prices: { monthly: dollars(620), deposit: dollars(2_480) },
    details: { bedrooms: between(2), bathrooms: between(1), garage: between(1), floor: 1 },
    contractDetails: {
      furnished: "none",
      isPetAllowed: true,
      rentalFrom: "2026-12-01",
      includedInLease: "Water",
    },
  }),
  ...describedHomes.au,
  new: sampleListing(4, {
    address: fitzroy,
    description:
      "<p>Completion is expected in 2027. It is sold off the plan, with the deposit held in trust until settlement.</p>",
    facilities: ["elevator", "secure_parking", "air_conditioning", "dishwasher"],
    prices: { askingPrice: dollars(1_820_000), price: dollars(1_820_000), method: "fixed" },
    details: {
      bedrooms: between(2),
      bathrooms: between(1),
      internalArea: between(101),
      balconyArea: between(13),
      garage: between(1),
      floor: 2,
    },
    contractDetails: { ownership: "freehold", condition: "new" },
    yearBuilt: 2027,
  }),
  cabin: sampleListing(5, {
    address: fitzroy,
    listingType: "leisure_sale",
    propertyTypes: ["cabin"],
    description:
      "<p>The beach is close to Macquarie Close. Outside, a deck of 25 m² is ideal for entertaining.</p>",
    facilities: ["deck", "view", "barbecue"],
    prices: { askingPrice: guide(1_050_000, 1_130_000), price: guide(1_050_000, 1_130_000) },
    details: {
      bedrooms: between(3),
      bathrooms: between(2),
      beds: between(7),
      terraceArea: between(25),
    },
    contractDetails: { ownership: "freehold" },
  }),
  office: sampleListing(6, {
    address: fitzroy,
    listingType: "commercial_rent",
    propertyTypes: ["office"],
    description:
      "<p>You get meeting rooms, a kitchenette and a lift. Rent is quoted per year plus GST and outgoings.</p>",
    facilities: ["meeting_rooms", "elevator", "kitchenette"],
    prices: { monthly: dollars(370_000) },
    details: { usageArea: between(825), officeSpaces: between(22), garage: between(13), floor: 4 },
    contractDetails: { rentalFrom: "2026-12-19" },
  }),
  project: sampleListing(7, {
    address: fitzroy,
    objectType: "project",
    childPropertyIds: [sampleId(71), sampleId(72), sampleId(73)],
    prices: {
      method: "fixed",
      askingPrice: guide(690_000, 1_420_000),
      price: guide(690_000, 1_420_000),
    },
    details: { bedrooms: between(1, 3), bathrooms: between(1, 2), internalArea: between(52, 121) },
    contractDetails: { ownership: "freehold", condition: "new" },
    yearBuilt: 2027,
  }),
};

/** The homes that the conversations are about, by market and name: they state what the answers in the tables say. */
export const conversationHomes: Readonly<Record<string, typeof norwegian>> = {
  no: norwegian,
  au: australian,
};
