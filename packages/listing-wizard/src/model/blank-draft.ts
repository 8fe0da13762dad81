import type { Draft } from "@hjem/domain/draft/draft";

const open = { complete: false, missing: [] };

/** A listing about which nothing is known yet; it is not stored. */
export const blankDraft: Draft = {
  id: "",
  propertyId: null,
  agencyId: "",
  status: "draft",
  version: 1,
  listingType: null,
  location: {},
  images: [],
  propertyDetail: {},
  priceAndDate: {},
  contacts: {},
  attachments: [],
  tabs: {
    type: { complete: false, missing: ["listing_type"] },
    photos: open,
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
  createdAt: "",
  changedAt: "",
};
