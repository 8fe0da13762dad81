import { afterAll, beforeAll, expect, test } from "vitest";
import { type AccountTest, openAccountTest, type TestBrowser } from "./testing/account-tests.ts";
import { ADMINISTRATOR, createOneOfEach, type OneOfEach } from "./testing/one-of-each.ts";
import { sampleId } from "./testing/sample-listings.ts";
import { tableWrites } from "./testing/table-writes.ts";
import { freeSites } from "./testing/test-app.ts";
import { testDemo } from "./testing/test-demo.ts";

/** Addresses that answer nothing good here, each with its reason. */
const unanswered: Readonly<Record<string, string>> = {
  "/media/{file}": "pictures come from a folder or a bucket, which this app has none of",
  "/media/preview/{link}/{file}":
    "a photo of a draft, which lies in a folder that this app has none of",
  "/media/documents/{id}/{kind}.pdf": "documents of made-up homes, which this market has none of",
};

let api: AccountTest;
let one: OneOfEach;
beforeAll(async () => {
  api = await openAccountTest({
    formMinMs: 0,
    regions: freeSites,
    demo: testDemo,
    firstAdministrators: new Map([["no", ADMINISTRATOR]]),
  });
  await api.emptyAccounts();
  one = await createOneOfEach(api);
}, 60_000);
afterAll(() => api.close());

/** What stands in for the names in an address, where it is not the same everywhere. */
const addressesOf = (path: string): readonly string[] => {
  const { links, propertyId, draftId, collectionId, documentId } = one;
  const home = sampleId(1);
  // The first half of an agent's id.
  const [agencyId = ""] = one.agentId.split("-");
  const content = (collection: string) =>
    one.documents.find((each) => each.collection === collection)?.document_id ?? "";
  const fixed: Readonly<Record<string, readonly string[]>> = {
    "/api/v2/property": [`?id=${propertyId}`, `?id=${home}`],
    "/api/v2/property/recommend": [`?id=${home}`],
    "/api/v2/properties": [`?ids=${home}`],
    "/api/v2/property/child": [`?parent_id=${home}`],
    "/api/directions/{mode}": ["/api/directions/walking?start=59.9,10.7&end=59.91,10.75"],
    "/api/user/activate/{token}": [`/api/user/activate/${links.activate}`],
    "/api/user/set-password/{token}": [`/api/user/set-password/${links.reset}`],
    "/api/user/confirm-email/{token}": [`/api/user/confirm-email/${links.confirm}`],
    "/api/user/undo-deletion/{token}": [`/api/user/undo-deletion/${links.deletion}`],
    "/api/user/export/{token}": [`/api/user/export/${links.export}`],
    "/api/v2/property-collections/invitations/{token}": [
      `/api/v2/property-collections/invitations/${one.invitation}`,
    ],
    "/api/v2/property-collections/shared/{token}": [
      `/api/v2/property-collections/shared/${one.shared}`,
    ],
    "/api/v2/notifications/unsubscribe": [`?token=${one.unsubscribe}`],
    "/api/v2/publication-consent": [`?token=${one.consent}`],
    "/api/v2/enquiry": [`?token=${one.enquiry}`],
    "/api/v2/contact-address": [`?token=${one.contact}`],
    "/api/v2/preview/draft/{agency}/{id}": [`/api/v2${one.previewPath}`],
    "/api/v2/preview/content/{region}/{documentId}": [
      `/api/v2/preview/content/no/${documentId}?locale=no&token=${one.contentToken}`,
    ],
    "/api/room-decorations/{id}/{roomType}": [`/api/room-decorations/${home}/kitchen`],
    "/api/v2/property/{id}/viewings.ics": [`/api/v2/property/${home}/viewings.ics`],
    "/api/v2/agents/{id}": [`/api/v2/agents/${one.agentId}`],
    "/api/v2/agents/{id}/listings": [`/api/v2/agents/${one.agentId}/listings?state=for_sale`],
    "/api/v2/agencies/{id}": [`/api/v2/agencies/${agencyId}`],
    "/api/v2/agencies/{id}/listings": [`/api/v2/agencies/${agencyId}/listings?state=for_sale`],
    "/api/v2/areas": ["?term=oslo"],
    "/api/v2/offers/{kind}": ["/api/v2/offers/mortgage"],
    "/api/auth/{provider}/.well-known/openid-configuration": [
      "/api/auth/vipps/.well-known/openid-configuration",
    ],
    "/api/user/addresses": ["?q=Storgata"],
    "/api/user/addresses/near": ["?lat=59.914&lng=10.754"],
    "/api/user/addresses/row": ["?post_code=0184&suburb=Oslo&region=Oslo"],
    "/api/user/properties/draft/{id}/receipts/{number}": [
      `/api/user/properties/draft/${draftId}/receipts/${one.receipt}`,
    ],
    "/media/content/editorial/{file}": [`/media/content/editorial/${one.picture}`],
    "/api/v2/landing_pages/{id}": [`/api/v2/landing_pages/${one.landingPageId}`],
    "/api/admin/cases/{id}": [`/api/admin/cases/${one.caseId}`],
    "/api/admin/listings": ["?q=Storgata"],
    "/api/admin/people": ["?q=kari"],
    "/icons/{prefix}.json": ["/icons/mdi.json?icons=home"],
  };
  const known = fixed[path];
  if (known) return known.map((each) => (each.startsWith("?") ? path + each : each));
  const collection = /^\/api\/(contents|content-policies|cookie-policies|cms-pages)\//.exec(path);
  const values: Readonly<Record<string, string>> = {
    id: path.startsWith("/api/user/properties/draft") ? draftId : propertyId,
    collectionId,
    documentId: collection ? content(collection[1] ?? "") : documentId,
    locale: "no",
    number: "1",
  };
  return [path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => values[name] ?? "1")];
};

/** Every address that is read, of the OpenAPI document and those that it does not describe. */
const paths = (): string[] => {
  const { paths: described = {} } = api.app.swagger() as { paths?: Record<string, object> };
  return [
    ...Object.entries(described).flatMap(([path, methods]) => ("get" in methods ? [path] : [])),
    "/metrics",
    "/api/openapi.json",
  ];
};

test("D122: no GET and no HEAD changes what is stored, whoever opens the address and however often", async () => {
  const callers: readonly TestBrowser[] = [api.browser(), one.kari, one.admin];
  const changed: string[] = [];
  const bad: string[] = [];
  let before = await tableWrites(api.db);
  for (const path of paths()) {
    const statuses: number[] = [];
    for (const address of addressesOf(path)) {
      for (const page of callers) {
        for (const method of ["GET", "HEAD", "GET", "HEAD"] as const) {
          const { statusCode } = await page.call(address, { method });
          statuses.push(statusCode);
        }
      }
    }
    const after = await tableWrites(api.db);
    for (const [table, state] of after) {
      if (before.get(table) !== state) changed.push(`${path}: ${table}`);
    }
    before = after;
    const isGood = statuses.some((status) => status < 400);
    if (isGood === path in unanswered) bad.push(`${path}: ${[...new Set(statuses)].join()}`);
  }
  expect({ changed, bad }).toEqual({ changed: [], bad: [] });
}, 60_000);

/** What pages ask by POST when they are opened; all else that they ask is a GET (`onlyAsks` of the site's server). */
const askedByPost = [
  ["/api/v2/property/search", { listing_type: "buy" }],
  ["/api/v4/property/search", { listing_type: "buy" }],
  [
    "/api/v4/property/map",
    {
      listing_type: "buy",
      zoom_level: 12,
      location_top_left_lat: 60,
      location_top_left_lng: 10,
      location_bottom_right_lat: 59,
      location_bottom_right_lng: 11,
    },
  ],
  ["/api/v2/property/facets", { listing_type: "buy" }],
  ["/api/v4/property/similar", { property_id: sampleId(1) }],
  ["/api/v2/search/reading", { text: "leilighet oslo" }],
] as const;

test("D122: nor does what pages ask by POST", async () => {
  const before = await tableWrites(api.db);
  const statuses = new Map<string, number>();
  for (const page of [api.browser(), one.kari, one.admin]) {
    for (const [path, body] of askedByPost) {
      statuses.set(path, (await page.call(path, { body })).statusCode);
    }
  }
  expect([...statuses].filter(([, status]) => status !== 200)).toEqual([]);
  expect(await tableWrites(api.db)).toEqual(before);
});
