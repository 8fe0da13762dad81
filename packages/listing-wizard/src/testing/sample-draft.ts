import type { Draft } from "@hjem/domain/draft/draft";

/** Id of the draft in tests. */
export const DRAFT_ID = "0199c8a0-0000-7000-8000-0000000000d1";

const open = { complete: false, missing: [] };
const done = { complete: true, missing: [] };

/** A draft about which nothing is known yet. */
export const emptyDraft = (given: Partial<Draft> = {}): Draft => ({
  id: DRAFT_ID,
  propertyId: null,
  agencyId: "hjem",
  status: "draft",
  version: 1,
  listingType: null,
  location: {},
  images: [],
  propertyDetail: { ownerType: "user" },
  priceAndDate: {},
  contacts: {},
  attachments: [],
  tabs: {
    type: { complete: false, missing: ["listing_type"] },
    photos: { complete: false, missing: ["images"] },
    location: open,
    details: open,
    price: open,
  },
  hasUnpublishedChanges: false,
  isPaid: false,
  review: null,
  undoUntil: null,
  expiresAt: null,
  publishedAt: null,
  createdAt: "2026-11-20T09:00:00.000Z",
  changedAt: "2026-11-21T09:00:00.000Z",
  ...given,
});

const photo = (index: number): Draft["images"][number] => ({
  id: index.toString(16).padStart(20, "0"),
  url: `/media/${index.toString(16).padStart(20, "0")}`,
  category: index === 1 ? "exterior" : "other",
  alt: "",
  ratio: 1.5,
  color: "#8a9a8a",
  state: "ready",
  problem: null,
  sameAs: null,
  name: `bilde-${index}.jpg`,
  width: 1800,
});

/** A home for sale that lacks a title and a price. */
export const saleDraft = (given: Partial<Draft> = {}): Draft =>
  emptyDraft({
    listingType: "residential_sale",
    location: {
      street: "Storgata 1",
      suburb: "Trondheim",
      region: "Trøndelag",
      postCode: "7030",
      coordinates: { lat: 63.43, lng: 10.39 },
    },
    images: [photo(1), photo(2)],
    propertyDetail: { ownerType: "user", propertyTypes: ["apartment"] },
    tabs: {
      type: done,
      photos: done,
      location: done,
      details: { complete: false, missing: ["property_detail.title"] },
      price: { complete: false, missing: ["price_and_date.asking_price", "contacts.name"] },
    },
    ...given,
  });
