import type { Alert, ReadRequest } from "@hjem/domain/saved/alert";
import { australianHome, norwegianHome } from "@hjem/storefront/testing/sample-homes";
import type { StubResponses } from "@hjem/storefront/testing/stub-api";
import type { TestRegion } from "@hjem/storefront/testing/test-storefronts";

/** A saved search with its name, as an alert has it. */
export const sampleSearch = (name: string) => ({ savedSearchId: crypto.randomUUID(), name });

/** An alert about a lower price of a saved home, unread, an hour before the tests' noon. */
export const sampleAlert = (given: Partial<Alert> = {}, region: TestRegion = "no"): Alert => ({
  id: crypto.randomUUID(),
  reasons: ["price"],
  propertyId: "3f7q9z2k1m",
  property: region === "no" ? norwegianHome() : australianHome(),
  isGone: false,
  changes: [
    {
      what: "price",
      before: { min: 4_650_000, max: 4_650_000 },
      after: { min: 4_490_000, max: 4_490_000 },
    },
  ],
  searches: [],
  isFavorite: true,
  at: "2026-11-21T10:00:00.000Z",
  readAt: null,
  ...given,
});

const pageOf = (alerts: readonly Alert[], perPage: number) => ({
  data: alerts,
  pagination: {
    currentPage: 1,
    perPage,
    total: alerts.length,
    lastPage: Math.ceil(alerts.length / perPage),
  },
});

/** An API that stores which of the alerts have been read. */
export function createAlertsApi(given: readonly Alert[]) {
  let alerts = given;
  const unread = () => alerts.filter(({ readAt }) => readAt === null).length;
  /** As if they were read on another device. */
  const read = (ids: ReadRequest["ids"]) => {
    alerts = alerts.map((alert) =>
      ids === "all" || ids.includes(alert.id)
        ? { ...alert, readAt: "2026-11-21T11:00:00.000Z" }
        : alert,
    );
  };
  const responses: StubResponses = {
    "GET /api/v2/notifications": () => ({ ...pageOf(alerts, 50), unread: unread() }),
    "GET /api/v2/notifications/unread": () => ({ data: { unread: unread() } }),
    "POST /api/v2/notifications/read": ({ body }) => {
      read((body as ReadRequest).ids);
      return { data: { unread: unread() } };
    },
  };
  return {
    responses,
    read,
    /** Something happens. */
    add: (alert: Alert) => {
      alerts = [alert, ...alerts];
    },
  };
}
