import { usePopularAddressesQuery, placesApi } from "@hjem/api-client/endpoints/places";
import { createToastQueue } from "@hjem/ui/toast-queue";
import { expect, test, vi } from "vitest";
import { createApp } from "../app/create-app.ts";
import { renderWithStorefront, TEST_NOW } from "../testing/render-with-storefront.tsx";
import { StubError, stubApi, type StubResponses } from "../testing/stub-api.ts";
import { testStorefronts } from "../testing/test-storefronts.ts";
import { reportApiErrors } from "./report-api-errors.ts";

const POPULAR = "GET /api/v2/address/popular";

async function listening(responses: StubResponses) {
  const toasts = createToastQueue();
  const app = createApp(testStorefronts.no, {
    language: "no",
    origin: "http://no.localhost",
    now: TEST_NOW,
    api: { fetch: stubApi(responses).fetch },
    listeners: ({ i18n }) => [reportApiErrors(toasts, i18n)],
  });
  await app.activateLanguage("no");
  const request = (subscribe: boolean) =>
    app.store.dispatch(placesApi.endpoints.popularAddresses.initiate(undefined, { subscribe }));
  return { toasts, ask: request };
}

test("API-016: shows the server's message for a bad request", async () => {
  const { toasts, ask: request } = await listening({
    [POPULAR]: new StubError(400, "validation_failed", "Prisen er ikke et tall."),
  });
  await request(true);
  await vi.waitFor(() =>
    expect(toasts.list().map(({ message }) => message)).toEqual(["Prisen er ikke et tall."]),
  );
});

test("API-025: shows a server error in the visitor's language", async () => {
  const { toasts, ask: request } = await listening({
    [POPULAR]: new StubError(500, "internal_error", "stack"),
  });
  await request(true);
  await vi.waitFor(() =>
    expect(toasts.list()).toMatchObject([
      { message: "Noe gikk galt hos oss. Prøv igjen om litt.", tone: "error" },
    ]),
  );
});

test("an error in a loader shows the error page, not a toast", async () => {
  const { toasts, ask: request } = await listening({
    [POPULAR]: new StubError(500, "internal_error"),
  });
  await request(false);
  await import("./error-texts.ts");
  expect(toasts.list()).toEqual([]);
});

function Popular() {
  const { data = [] } = usePopularAddressesQuery();
  return data.map(({ geoId, name }) => <p key={geoId}>{name}</p>);
}

test("a component in a test receives its data from a stubbed API", async () => {
  const place = {
    geoId: "municipality:0301",
    kind: "municipality",
    name: "Oslo",
    parent: null,
    count: 3,
    location: { lat: 59.9, lng: 10.7 },
  };
  const { calls, ...screen } = await renderWithStorefront(<Popular />, {
    api: { [POPULAR]: { data: [place] } },
  });
  await expect.element(screen.getByText("Oslo")).toBeVisible();
  expect(calls[0]?.headers.get("accept-language")).toBe("no");
});
