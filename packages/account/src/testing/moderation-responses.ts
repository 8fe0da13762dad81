import type {
  CaseListing,
  CaseSummary,
  ModerationCase,
} from "@hjem/domain/moderation/moderation-case";
import type { StubResponses } from "@hjem/storefront/testing/stub-api";

/** Id of the made-up case. */
export const CASE_ID = "01900000-0000-7000-8000-000000000001";

/** A made-up listing as moderators compare it. */
export const sampleCaseListing: CaseListing = {
  draftId: "01900000-0000-7000-8000-00000000000a",
  propertyId: null,
  agencyId: "-1",
  listingType: "residential_sale",
  status: "in_review",
  title: "Rekkehus over tre plan",
  address: "Prøveveien 1, 7055 Ranheim",
  cover: null,
  pictures: 11,
  price: 3_900_000,
  area: 126,
  yearBuilt: 2004,
  landNumber: "24/318",
  advertiser: {
    name: "Kari Prøve",
    kind: "user",
    email: "kari.prove@example.com",
    activatedAt: "2026-11-20T09:00:00.000Z",
    lockedAt: null,
  },
  createdAt: "2026-11-20T10:00:00.000Z",
};

/** A made-up case whose photos another listing had first. */
export const sampleCase: ModerationCase = {
  id: CASE_ID,
  kind: "held",
  openedAt: "2026-11-20T10:00:00.000Z",
  assignee: null,
  decision: null,
  decisionReason: null,
  reasons: [
    {
      kind: "price_below_median",
      value: 30_952,
      median: 60_000,
      area: "Ranheim",
      unit: "square_metre",
    },
    { kind: "same_photos", count: 6, of: 11, draftId: CASE_ID, propertyId: "3f7q9z2k1m" },
    { kind: "new_account", days: 2, hasPhone: false },
  ],
  reports: [],
  words: null,
  isOwn: false,
  listing: sampleCaseListing,
  version: null,
  before: null,
  previewPath: null,
  other: { ...sampleCaseListing, propertyId: "3f7q9z2k1m", price: 5_690_000, status: "live" },
  log: [
    {
      at: "2026-11-20T10:00:00.000Z",
      kind: "held",
      actor: null,
      person: null,
      reason: null,
      subject: null,
      subjectName: null,
    },
  ],
  payment: null,
};

/** It in the queue. */
export const sampleSummary: CaseSummary = {
  id: CASE_ID,
  kind: "held",
  reason: "price_below_median",
  report: null,
  reports: 0,
  title: sampleCaseListing.title,
  address: sampleCaseListing.address,
  cover: null,
  openedAt: sampleCase.openedAt,
  assignee: null,
};

/** The API's responses to a moderator with one case. */
export const moderationResponses: StubResponses = {
  "GET /api/admin/cases": { data: [sampleSummary] },
  [`GET /api/admin/cases/${CASE_ID}`]: { data: sampleCase },
  [`POST /api/admin/cases/${CASE_ID}/decision`]: { data: { done: true } },
  [`PUT /api/admin/cases/${CASE_ID}/assignee`]: { data: { done: true } },
  [`DELETE /api/admin/cases/${CASE_ID}/assignee`]: { data: { done: true } },
};
