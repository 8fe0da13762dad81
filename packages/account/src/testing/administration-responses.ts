import type { AdminPerson, ListingRecord } from "@hjem/domain/moderation/administration";
import type { AdminLogEntry, AdminPayment } from "@hjem/domain/moderation/moderation-case";
import type { StatisticsResponse } from "@hjem/domain/moderation/statistics";
import { addDays } from "@hjem/domain/time/calendar";
import type { StubResponses } from "@hjem/storefront/testing/stub-api";
import { sampleCase, sampleCaseListing } from "./moderation-responses.ts";

/** Public id of the made-up listing. */
export const LISTING_ID = "3f7q9z2k1m";

/** A made-up captured payment. */
export const samplePayment: AdminPayment = {
  id: "01900000-0000-7000-8000-0000000000b1",
  draftId: "01900000-0000-7000-8000-00000000000a",
  address: "Prøveveien 1, 7055 Ranheim",
  payer: { name: "Per Prøve", email: "per.prove@example.com" },
  status: "captured",
  method: "card",
  price: { net: 279_200, tax: 69_800, taxRate: 25, total: 349_000, currency: "NOK" },
  card: { brand: "Visa", last4: "4242" },
  receiptNumber: "NO-2026-000001",
  createdAt: "2026-11-20T10:00:00.000Z",
};

/** A made-up person without a role. */
export const sampleMember: AdminPerson = {
  email: "per.prove@example.com",
  name: "Per Prøve",
  role: null,
  createdAt: "2026-11-01T09:00:00.000Z",
  activatedAt: "2026-11-01T09:05:00.000Z",
  lockedAt: null,
  verified: ["vipps", "email"],
  listings: 2,
};

/** A made-up line of the log. */
export const sampleLogEntry: AdminLogEntry = {
  at: "2026-11-20T12:00:00.000Z",
  kind: "listing_rejected",
  actor: "Ola Prøve",
  person: sampleMember.email,
  reason: "The photos belong to another listing.",
  subject: `listing/${LISTING_ID}`,
  subjectName: "Prøveveien 1, 7055 Ranheim",
};

/** What visitors did on so many days up to 21 November. */
export const sampleStatistics = (length: number): StatisticsResponse => ({
  data: {
    days: Array.from({ length }, (_, at) => ({
      day: addDays("2026-11-21", at + 1 - length),
      views: 1_200 + ((at * 311) % 700),
      searches: 3_400 + ((at * 523) % 900),
      contacts: 40 + ((at * 17) % 30),
    })),
    listings: [
      {
        propertyId: LISTING_ID,
        title: "Lys treroms med balkong",
        address: "Prøveveien 1, 7055 Ranheim",
        views: 1_312,
        contacts: 41,
      },
      { propertyId: "4f7q9z2k1m", title: null, address: null, views: 9, contacts: 0 },
    ],
  },
  hasMore: true,
});

/** Everything that is stored of a made-up listing. */
export const sampleRecord: ListingRecord = {
  listing: { ...sampleCaseListing, propertyId: LISTING_ID, status: "live" },
  place: {
    street: "Kong Oscars gate 12",
    suburb: "Bergen",
    region: "Vestland",
    postCode: "0150",
    coordinates: { lat: 60.393, lng: 5.33 },
  },
  cases: [
    {
      id: sampleCase.id,
      kind: "held",
      openedAt: sampleCase.openedAt,
      decision: "released",
      reason: "Checked by phone.",
      decidedAt: "2026-11-20T11:00:00.000Z",
    },
  ],
  payments: [samplePayment],
  changes: [],
  log: [sampleLogEntry],
};

/** The API's responses to the sections of the admin area. */
export const administrationResponses: StubResponses = {
  [`PUT /api/admin/listings/${LISTING_ID}/place`]: { data: { done: true } },
  "GET /api/admin/payments": { data: [samplePayment], hasMore: true },
  [`POST /api/admin/payments/${samplePayment.id}/refund`]: { data: { done: true } },
  "GET /api/admin/people": { data: [sampleMember], hasMore: false },
  "PUT /api/admin/people/lock": { data: { done: true } },
  "GET /api/admin/features": {
    data: [
      { key: "publishing", isOn: true, changedAt: null },
      { key: "registration", isOn: true, changedAt: null },
      { key: "reports", isOn: false, changedAt: "2026-11-19T10:00:00.000Z" },
    ],
  },
  "PUT /api/admin/features": { data: { done: true } },
  "GET /api/admin/statistics": sampleStatistics(14),
  "GET /api/admin/log": { data: [sampleLogEntry], hasMore: false },
  [`GET /api/admin/listings/${LISTING_ID}`]: { data: sampleRecord },
  "GET /api/admin/listings": { data: [sampleRecord.listing], hasMore: false },
};
