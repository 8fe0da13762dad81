import { type Sample, sampleListing } from "@hjem/api/testing/sample-listings";
import { type DetailedListing, detailedListing } from "@hjem/domain/listing/listing";
import { viewingDate } from "@hjem/domain/listing/viewing-date";
import type { NearStop } from "@hjem/domain/place/stop";

/** A home that questions are asked about, and the site on which. */
export interface AskedHome {
  regionId: string;
  listing: DetailedListing;
  stops: readonly NearStop[];
}

const money = (currency: "NOK" | "AUD") => (amount: number) => ({ amount, currency });
const kr = money("NOK");
const aud = money("AUD");
const one = (value: number) => ({ min: value, max: value });
const viewing = (day: string, timeZone: string) =>
  viewingDate({ day, timeFrom: "12:00", timeTo: "12:45" }, timeZone);
const document = (kind: "prospectus" | "condition_report" | "vendor_statement", title: string) => ({
  kind,
  title,
  url: "/media/0123456789abcdef",
  mimeType: "application/pdf",
  size: 640_000,
});
const image = (type: "kitchen" | "floorplan") => ({
  url: "/media/0123456789abcdef",
  type,
  ratio: 1.5,
  color: "#dddddd",
});

const agency = (id: string, name: string) => ({ id, externalId: id, name, profile: null });
const victoria = {
  fullAddress: "12/45 Smith Street, Fitzroy VIC 3065",
  displayName: "Fitzroy",
  street: "12/45 Smith Street",
  suburb: "Fitzroy",
  region: "VIC",
  municipality: "Yarra",
  postCode: "3065",
  coordinates: { lat: -37.8, lng: 144.98 },
  geoIds: ["state:vic", "suburb:3065-fitzroy"],
  timeZone: "Australia/Melbourne",
};

const flat: Sample = {
  ownerType: "api",
  agencyId: "000123",
  agency: agency("000123", "Fjord Megling"),
  agent: { id: "1", name: "Kari Hansen", phone: "+4799900001" },
  title: "Lys 3-roms med balkong",
  description:
    "<p>Lys og gjennomgående leilighet med god planløsning.</p><p>Kjøkkenet er levert av HTH i 2018. Badet er pusset opp i 2015. " +
    "Vinduene ble skiftet i 2020. Balkongen vender mot sørvest. Bakgården er felles og har lite støy.</p>",
  images: [image("kitchen"), image("floorplan")],
  facilities: ["elevator", "balcony", "storage_room", "dishwasher", "broadband", "courtyard"],
  prices: {
    price: kr(4_500_000),
    askingPrice: kr(4_500_000),
    totalPrice: kr(4_912_000),
    jointDebt: kr(400_000),
    addingCost: kr(12_000),
    sharedCost: kr(4_120),
    includedInSharedCost: "Kommunale avgifter, varmtvann, TV og internett",
    sharedFund: kr(35_000),
    annualPropertyTax: kr(3_900),
  },
  details: {
    bedrooms: one(2),
    bathrooms: one(1),
    totalRooms: one(3),
    floor: 3,
    floors: 5,
    internalArea: one(68),
    externalArea: one(5),
    terraceArea: one(6),
  },
  contractDetails: { ownership: "share", isPetAllowed: true, hasSellerInsurance: true },
  additionalInfo: { energyProfile: { label: "d", heating: "orange" } },
  yearBuilt: 1936,
  yearRenovated: 2018,
  viewingDates: [viewing("2026-11-29", "Europe/Oslo"), viewing("2026-12-01", "Europe/Oslo")],
  priceHistory: [
    { action: "listed", currency: "NOK", date: "2026-11-02", price: 4_700_000 },
    { action: "price_changed", currency: "NOK", date: "2026-11-15", price: 4_500_000 },
  ],
  documents: [
    document("prospectus", "Salgsoppgave"),
    document("condition_report", "Tilstandsrapport"),
  ],
  biddingUrl: "https://www.example.com/bud",
  bookOpeningUrl: "https://www.example.com/visning",
};

const house: Sample = {
  propertyTypes: ["single_dwelling"],
  ownerContact: { name: "Ola Nordmann", phone: "+4799900002" },
  title: "Enebolig med hage",
  description: "<p>Enebolig på solrik tomt med hage og garasje.</p>",
  facilities: ["garden", "fireplace", "heat_pump", "parking"],
  prices: {
    price: kr(9_800_000),
    askingPrice: kr(9_800_000),
    annualMunicipalityFees: kr(18_400),
  },
  details: {
    bedrooms: one(4),
    bathrooms: one(2),
    garage: one(2),
    internalArea: one(182),
    plotArea: one(742),
  },
  contractDetails: { ownership: "freehold" },
  yearBuilt: 1978,
  isViewingByAppointment: true,
  address: { fullAddress: "Solveien 3, 1337 Sandvika", displayName: "Sandvika" },
};

const rental: Sample = {
  listingType: "residential_rent",
  title: "Hybelleilighet til leie",
  description: "<p>Koselig leilighet i rolig gate.</p>",
  facilities: ["dishwasher"],
  prices: { price: kr(14_500), monthly: kr(14_500), deposit: kr(43_500) },
  details: { bedrooms: one(1), internalArea: one(42) },
  contractDetails: {
    furnished: "partly",
    isPetAllowed: false,
    rentalFrom: "2027-01-01",
    rentalTo: "2029-12-31",
    includedInLease: "Strøm og internett",
  },
  additionalInfo: { energyProfile: { label: "c" } },
};

const unit: Sample = {
  ownerType: "api",
  agencyId: "000456",
  agency: agency("000456", "Yarra Realty"),
  agent: { id: "2", name: "Sam Lee", phone: "+61499000001" },
  title: "Two bedroom apartment",
  description:
    "<p>A bright corner apartment.</p><p>The kitchen was redone in 2019 with stone benchtops and Miele appliances. " +
    "The balcony faces north. Timber floors run through the living room.</p>",
  images: [image("kitchen"), image("floorplan")],
  facilities: ["air_conditioning", "balcony", "dishwasher", "secure_parking", "pool"],
  prices: {
    price: { min: 850_000, max: 920_000, currency: "AUD" },
    askingPrice: { min: 850_000, max: 920_000, currency: "AUD" },
    sharedCost: aud(1_240),
    annualMunicipalityFees: aud(1_800),
    method: "guide",
  },
  details: {
    bedrooms: one(2),
    bathrooms: one(1),
    garage: one(1),
    floor: 4,
    floors: 6,
    internalArea: one(74),
    balconyArea: one(9),
  },
  contractDetails: { ownership: "freehold" },
  yearBuilt: 2012,
  viewingDates: [viewing("2026-11-28", "Australia/Melbourne")],
  priceHistory: [
    { action: "sold", currency: "AUD", date: "2018-03-02", price: 690_000 },
    { action: "listed", currency: "AUD", date: "2026-11-02", price: 880_000 },
  ],
  documents: [document("vendor_statement", "Section 32")],
  biddingUrl: "https://www.example.com/offer",
  bookOpeningUrl: "https://www.example.com/inspect",
  address: victoria,
};

const auction: Sample = {
  propertyTypes: ["house"],
  ownerType: "api",
  agencyId: "000456",
  agency: agency("000456", "Yarra Realty"),
  agent: { id: "2", name: "Sam Lee", phone: "+61499000001" },
  title: "Family home",
  description: "<p>A family home on a corner block.</p>",
  facilities: ["fireplace", "solar", "garden", "shed"],
  prices: { method: "auction", auctionDate: "2026-12-12" },
  details: {
    bedrooms: one(4),
    bathrooms: one(2),
    garage: one(2),
    internalArea: one(210),
    landSize: one(612),
  },
  contractDetails: { ownership: "freehold" },
  yearBuilt: 1995,
  yearRenovated: 2015,
  isViewingByAppointment: true,
  address: { ...victoria, fullAddress: "8 Bay Street, Geelong VIC 3220", displayName: "Geelong" },
};

const leased: Sample = {
  listingType: "residential_rent",
  ownerType: "api",
  agencyId: "000456",
  agency: agency("000456", "Yarra Realty"),
  agent: { id: "3", name: "Alex Wong", phone: "+61499000002" },
  title: "Apartment for rent",
  description: "<p>Close to cafes.</p>",
  prices: { price: aud(650), monthly: aud(650), deposit: aud(2_816) },
  details: { bedrooms: one(2), bathrooms: one(1), garage: one(1) },
  contractDetails: {
    furnished: "none",
    isPetAllowed: true,
    rentalFrom: "2026-12-15",
    rentalTo: "2027-12-14",
    includedInLease: "Water usage",
  },
  address: victoria,
};

const home = (regionId: string, id: number, sample: Sample, stops: readonly NearStop[] = []) => ({
  regionId,
  listing: detailedListing(sampleListing(id, sample)),
  stops,
});
const stop = (name: string, distance: number): NearStop => ({
  name,
  location: { lat: 0, lng: 0 },
  distance,
});

const norwegianFlat = home("no", 1, flat, [stop("Birkelunden", 230), stop("Olaf Ryes plass", 410)]);

/** The homes of the questions in each language, by the names that their files use. */
export const askedHomes: Readonly<Record<"no" | "en", Readonly<Record<string, AskedHome>>>> = {
  no: { flat: norwegianFlat, house: home("no", 2, house), rental: home("no", 3, rental) },
  en: {
    flat: norwegianFlat,
    unit: home("au", 4, unit, [stop("Smith St/Johnston St", 140)]),
    house: home("au", 5, auction),
    rental: home("au", 6, leased),
  },
};
