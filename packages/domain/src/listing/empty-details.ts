import type { ListingDetails, ListingPrices } from "./listing-details.ts";

/** Rooms and areas of a listing without any. */
export const noDetails: ListingDetails = {
  bedrooms: null,
  bathrooms: null,
  beds: null,
  garage: null,
  totalRooms: null,
  officeSpaces: null,
  floor: null,
  floors: null,
  internalArea: null,
  externalArea: null,
  balconyArea: null,
  terraceArea: null,
  primaryRoom: null,
  usageArea: null,
  grossArea: null,
  groundSurface: null,
  plotArea: null,
  landSize: null,
  propertyArea: null,
  floorSize: null,
};

/** Prices of a listing without any. */
export const noPrices: ListingPrices = {
  price: null,
  askingPrice: null,
  totalPrice: null,
  jointDebt: null,
  addingCost: null,
  sharedCost: null,
  includedInSharedCost: "",
  sharedFund: null,
  monthly: null,
  deposit: null,
  valuation: null,
  annualMunicipalityFees: null,
  annualPropertyTax: null,
  rentalIncome: null,
  method: "fixed",
  auctionDate: null,
};
