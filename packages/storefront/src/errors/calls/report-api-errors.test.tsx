import { directionsApi } from "@hjem/api-client/endpoints/directions";
import { usePopularAddressesQuery, placesApi } from "@hjem/api-client/endpoints/places";
import type { Language } from "@hjem/domain/language";
import { createToastQueue } from "@hjem/ui/toast-queue";
import { expect, test, vi } from "vitest";
import { createApp } from "../../app/create-app.ts";
import { renderWithStorefront, TEST_NOW } from "../../testing/render-with-storefront.tsx";
import { StubError, stubApi, type StubResponses } from "../../testing/stub-api.ts";
import { testStorefronts } from "../../testing/test-storefronts.ts";
import { reportApiErrors } from "./report-api-errors.ts";

const POPULAR = "GET /api/v2/address/popular";

async function listening(responses: StubResponses, language: Language = "no") {
  const toasts = createToastQueue();
  const app = createApp(testStorefronts.no, {
    language,
    origin: "http://no.localhost",
    now: TEST_NOW,
    api: { fetch: stubApi(responses).fetch },
    listeners: (messages) => [reportApiErrors(toasts, messages)],
  });
  await app.activateLanguage(language);
  const request = (subscribe: boolean) =>
    app.store.dispatch(placesApi.endpoints.popularAddresses.initiate(undefined, { subscribe }));
  return { toasts, ask: request, store: app.store };
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

test("a failed request is repeated by its toast, which quotes the request id of our log", async () => {
  const { toasts, ask } = await listening({
    [POPULAR]: new StubError(503, "not_ready", "", "req-7f3k"),
  });
  await ask(true);
  await vi.waitFor(() => expect(toasts.list()).toHaveLength(1));
  const [shown] = toasts.list();
  expect(shown?.message).toContain("Referanse: req-7f3k");
  expect(shown?.action?.label).toBe("Prøv igjen");
  toasts.close(shown?.id ?? 0);
  shown?.action?.run();
  await vi.waitFor(() => expect(toasts.list()[0]?.id).not.toBe(shown?.id));
  await vi.waitFor(() => expect(toasts.list()).toHaveLength(1));
});

test("several requests that fail for the same reason are one message", async () => {
  const { toasts, ask } = await listening({ [POPULAR]: new StubError(500, "internal_error") });
  await ask(true);
  await vi.waitFor(() => expect(toasts.list()).toHaveLength(1));
  const [shown] = toasts.list();
  shown?.action?.run();
  await import("./show-api-error.ts");
  expect(toasts.list()).toEqual([shown]);
});

test.each([
  [404, "not_found"],
  [503, "not_ready"],
] as const)(
  "SAVE-065, SAVE-066: a way that cannot be had is no message: %i",
  async (status, code) => {
    const { toasts, ask, store } = await listening({
      "GET /api/directions/driving": new StubError(status, code),
      [POPULAR]: new StubError(500, "internal_error"),
    });
    const point = { lat: 59.9, lng: 10.7 };
    const way = { mode: "driving", start: point, end: point, county: "Oslo" } as const;
    await store.dispatch(
      directionsApi.endpoints.getDirections.initiate({ ...way, addressDisplayName: "Nydalen" }),
    );
    // Another failure is the only one that is shown, after it.
    await ask(true);
    await vi.waitFor(() =>
      expect(toasts.list().map(({ message }) => message)).toEqual([
        "Noe gikk galt hos oss. Prøv igjen om litt.",
      ]),
    );
  },
);

test.each([
  [401, "unauthorised", "Logg inn"],
  [404, "not_found", "Last på nytt"],
] as const)("the toast of a %i offers what helps: %s", async (status, code, label) => {
  const { toasts, ask } = await listening({ [POPULAR]: new StubError(status, code) });
  await ask(true);
  await vi.waitFor(() => expect(toasts.list()[0]?.action?.label).toBe(label));
});

test.each([401, 403, 404, 405, 408, 500, 501, 502, 503, 504, 505])(
  "API-018, API-021..031: the message for %i exists in both languages",
  async (status) => {
    const shownIn = async (language: Language) => {
      const failure = new StubError(status, "internal_error", "");
      const { toasts, ask } = await listening({ [POPULAR]: failure }, language);
      await ask(true);
      await vi.waitFor(() => expect(toasts.list()).toHaveLength(1));
      return toasts.list()[0]?.message;
    };
    const [norwegian, english] = [await shownIn("no"), await shownIn("en")];
    expect(norwegian).toBeTruthy();
    expect(norwegian).not.toContain("sys.api");
    expect(norwegian).not.toBe(english);
  },
);

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
