import type { OwnEnquiry, OwnListing, OwnListingsResponse } from "@hjem/domain/draft/draft";
import { groupOfStatus, ownListingGroups } from "@hjem/domain/draft/draft-rules";
import { recordOf } from "@hjem/domain/narrow";
import { emptyDraft, saleDraft } from "./sample-draft.ts";

const idOf = (index: number) => `0199c8a0-0000-7000-8000-0000000000${index + 10}`;

/** One's own listing of an index: a draft for sale unless something else is given. */
export const ownListing = (index: number, given: Partial<OwnListing> = {}): OwnListing => {
  const {
    images: _,
    propertyDetail: __,
    priceAndDate: ___,
    contacts: ____,
    attachments: _____,
    ...draft
  } = saleDraft({ id: idOf(index) });
  return {
    ...draft,
    title: null,
    price: 4_350_000,
    cover: null,
    closed: null,
    favorites: null,
    enquiries: { total: 0, unanswered: 0 },
    trend: null,
    hasReceipts: false,
    ...given,
  };
};

const complete = { complete: true, missing: [] };
const allComplete = {
  type: complete,
  photos: complete,
  location: complete,
  details: complete,
  price: complete,
};
const published = {
  tabs: allComplete,
  agencyId: "0000",
  publishedAt: "2026-09-01T09:00:00.000Z",
} satisfies Partial<OwnListing>;

/** A listing in each status. */
export const ownListings: readonly OwnListing[] = [
  ownListing(0, { title: "Lys treroms med balkong" }),
  ownListing(1, {
    title: "Romslig tomannsbolig ved skole",
    status: "in_review",
    tabs: allComplete,
    review: {
      reason: null,
      heldFor: "price_below_median",
      at: "2026-11-20T19:41:00.000Z",
      appealedAt: null,
    },
  }),
  ownListing(2, {
    ...published,
    title: "Innholdsrik enebolig med hage",
    status: "live",
    propertyId: "0123456789",
    expiresAt: "2026-12-03T11:00:00.000Z",
    favorites: 85,
    enquiries: { total: 14, unanswered: 2 },
    trend: {
      favorites: [null, null, null, 10, 20, 30, 45, 55, 60, 70, 75, 75, 80, 85],
      enquiries: [2, 0, 5, 2, 1, 2, 0, 0, 0, 0, 0, 0, 1, 1],
      views: [41, 66, 120, 74, 51, 38, 30, 27, 25, 33, 19, 22, 31, 12],
      contacts: [3, 1, 6, 4, 1, 3, 0, 0, 1, 0, 0, 1, 2, 1],
    },
    hasReceipts: true,
  }),
  ownListing(3, {
    ...published,
    title: "Hytte med tre soverom",
    status: "expired",
    propertyId: "1123456789",
    expiresAt: "2026-11-18T11:00:00.000Z",
  }),
  ownListing(4, {
    ...published,
    title: "Hybel i sentrum",
    listingType: "residential_rent",
    price: 9_000,
    status: "leased",
    propertyId: "2123456789",
    closed: { date: "2026-11-10", price: 8_500 },
  }),
];

/** The API's response with these listings. */
export const ownListingsResponse = (
  data: readonly OwnListing[] = ownListings,
): OwnListingsResponse => ({
  data: [...data],
  pagination: { currentPage: 1, perPage: 20, total: data.length, lastPage: 1 },
  counts: recordOf(
    ownListingGroups.map((group) => [
      group,
      data.filter(({ status }) => groupOfStatus(status) === group).length,
    ]),
  ),
  enquiries: {
    total: data.reduce((sum, listing) => sum + listing.enquiries.total, 0),
    unanswered: data.reduce((sum, listing) => sum + listing.enquiries.unanswered, 0),
  },
});

const aboutLive = {
  id: idOf(2),
  location: { street: "Nardovegen 12", postCode: "7032", suburb: "Trondheim" },
};

/** Two enquiries, the first unanswered. */
export const enquiries: readonly OwnEnquiry[] = [
  {
    id: "2",
    kind: "viewing",
    viewing: {
      day: 3,
      month: 12,
      year: 2026,
      timeFrom: "17:00",
      timeTo: "17:45",
      unixFrom: 1_796_313_600,
      unixTo: 1_796_316_300,
    },
    name: "Jonas",
    phone: "+4799900001",
    message: "Er det mulig å komme på visning utenom torsdagen?",
    at: "2026-11-21T09:20:00.000Z",
    answers: [],
    cancelledAt: null,
    mayPublish: false,
    published: null,
    listing: aboutLive,
  },
  {
    id: "1",
    kind: "contact",
    viewing: null,
    name: "Mette",
    phone: null,
    message: "Når ble taket lagt om?",
    at: "2026-11-19T20:07:00.000Z",
    answers: [{ text: "I 2019.", at: "2026-11-20T08:00:00.000Z" }],
    cancelledAt: null,
    mayPublish: true,
    published: null,
    listing: aboutLive,
  },
];

/** A person's first draft, of which nothing is filled in. */
export const untitledDraft = ownListing(5, {
  tabs: emptyDraft().tabs,
  listingType: null,
  location: {},
  price: null,
});
