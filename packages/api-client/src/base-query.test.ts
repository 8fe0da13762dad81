import { ICON_REQUEST_TIMEOUT_MS, REQUEST_TIMEOUT_MS } from "@hjem/domain/limits";
import { expect, test, vi } from "vitest";
import type { ApiContext } from "./api-context.ts";
import { baseQuery, type ApiCall } from "./base-query.ts";
import { defaultSearchPaths, services as allServices, servicesAt } from "./services.ts";

const response = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json" } });

/** Makes one call and returns its request and result. */
async function send(call: ApiCall, given: Partial<ApiContext> = {}, reply = response({})) {
  const fetch = vi.fn<(url: string, init?: RequestInit) => Promise<Response>>(async () => reply);
  const context: ApiContext = {
    services: servicesAt(),
    searchPaths: defaultSearchPaths,
    fetch,
    language: () => "no",
    timeoutMs: REQUEST_TIMEOUT_MS,
    onBadResponse: () => undefined,
    ...given,
  };
  const { signal } = new AbortController();
  const store = { signal, extra: context, endpoint: "x", type: "query" } as Parameters<
    typeof baseQuery
  >[1];
  const result = await baseQuery(call, store, {});
  const [url, init] = fetch.mock.calls[0] ?? [];
  return { result, url: url ?? "", init, headers: new Headers(init?.headers) };
}

test("API-001, API-039: sends calls of the user API to its host, with the token", async () => {
  const services = servicesAt("", { users: "https://users.test" });
  const { url, headers } = await send(
    { service: "users", url: "/api/user/profile" },
    { services, token: () => "t" },
  );
  expect(url).toBe("https://users.test/api/user/profile");
  expect(headers.get("authorization")).toBe("Bearer t");
});

test.each(["search", "leads", "admin", "images", "userService", "analytics"] as const)(
  "API-040, API-043..045: the %s service has its own host and gets the token",
  async (service) => {
    const services = servicesAt("", { [service]: "https://own.test" });
    const { url, headers } = await send({ service, url: "/x" }, { services, token: () => "t" });
    expect(url).toBe("https://own.test/x");
    expect(headers.has("authorization")).toBe(true);
  },
);

test("API-001: the content host never receives the token", async () => {
  const { headers } = await send(
    { service: "content", url: "/api/contents" },
    { token: () => "t" },
  );
  expect(headers.has("authorization")).toBe(false);
});

test("API-003: nor does a foreign host", async () => {
  const away = await send(
    { service: "users", url: "https://id.example/.well-known" },
    { token: () => "t" },
  );
  expect(away.headers.has("authorization")).toBe(false);
  const routing = await send({ service: "routing", url: "/directions/car" }, { token: () => "t" });
  expect(routing.headers.has("authorization")).toBe(false);
});

test("API-004, API-005: no call has another authorization than the visitor's token", async () => {
  for (const service of allServices) {
    const { headers } = await send({ service, url: "/x" }, { token: () => "t" });
    expect([null, "Bearer t"]).toContain(headers.get("authorization"));
    const visitor = await send({ service, url: "/x" }, { token: () => undefined });
    expect(visitor.headers.has("authorization")).toBe(false);
  }
});

test("API-002: sends no header without a token", async () => {
  const { headers } = await send({ service: "users", url: "/x" }, { token: () => undefined });
  expect(headers.has("authorization")).toBe(false);
});

test("API-006, API-007: Accept-Language is the current language", async () => {
  let language: "en" | "no" = "no";
  const first = await send({ service: "users", url: "/x" }, { language: () => language });
  language = "en";
  const second = await send({ service: "users", url: "/x" }, { language: () => language });
  expect([first, second].map(({ headers }) => headers.get("accept-language"))).toEqual([
    "no",
    "en",
  ]);
});

test("API-008: sends keys of the body in snake case", async () => {
  const { init } = await send({
    service: "search",
    url: "/x",
    method: "POST",
    body: { priceMin: 1, deep: [{ geoId: "a" }] },
  });
  expect(JSON.parse(init?.body as string)).toEqual({ price_min: 1, deep: [{ geo_id: "a" }] });
});

test("API-009: receives keys of the response in camel case at any depth", async () => {
  const { result } = await send(
    { service: "search", url: "/x" },
    {},
    response({ last_page: 2, data: [{ price_min: 1 }] }),
  );
  expect(result.data).toEqual({ lastPage: 2, data: [{ priceMin: 1 }] });
});

test("API-011: leaves a form with files unchanged, with its own content type", async () => {
  const form = new FormData();
  form.set("mainImage", new Blob(["x"]));
  const { init, headers } = await send({ service: "users", url: "/x", method: "POST", body: form });
  expect(init?.body).toBe(form);
  expect(headers.has("content-type")).toBe(false);
});

test("API-012, A11: maps rejected fields to the field names of the form", async () => {
  const body = { error: { code: "validation_failed", message: "…", fields: { price_min: "…" } } };
  const { result } = await send({ service: "search", url: "/x" }, {}, response(body, 400));
  expect(result.error).toMatchObject({ status: 400, fields: { priceMin: "…" } });
});

test("API-013, API-014: sends the names of enabled features in their header, separated by commas, and no header without any", async () => {
  const on = await send({ service: "search", url: "/x" }, { featureFlags: () => ["map", "chat"] });
  const none = await send({ service: "search", url: "/x" }, { featureFlags: () => [] });
  expect(on.headers.get("x-feature-flags")).toBe("map,chat");
  expect(none.headers.has("x-feature-flags")).toBe(false);
});

test("API-015, API-035: a call times out after two minutes and counts as 500", async () => {
  vi.useFakeTimers();
  const silent: typeof fetch = (_url, init) =>
    new Promise((_resolve, reject) =>
      init?.signal?.addEventListener("abort", () => reject(new Error("aborted"))),
    );
  const sending = send({ service: "search", url: "/x" }, { fetch: silent });
  await vi.advanceTimersByTimeAsync(119_999);
  const race = await Promise.race([sending, Promise.resolve("waiting")]);
  expect(race).toBe("waiting");
  await vi.advanceTimersByTimeAsync(1);
  expect((await sending).result.error).toEqual({ status: 500 });
  vi.useRealTimers();
});

test("API-033: a network error counts as 500", async () => {
  const dead: typeof fetch = () => Promise.reject(new TypeError("fetch failed"));
  const { result } = await send({ service: "search", url: "/x" }, { fetch: dead });
  expect(result.error).toEqual({ status: 500 });
});

test("ignores the HTML error page of a proxy", async () => {
  const html = new Response("<h1>Bad gateway</h1>", {
    status: 502,
    headers: { "content-type": "text/html" },
  });
  expect((await send({ service: "search", url: "/x" }, {}, html)).result.error).toEqual({
    status: 502,
  });
  const good = new Response("<h1>Hello</h1>", {
    status: 200,
    headers: { "content-type": "text/html" },
  });
  expect((await send({ service: "search", url: "/x" }, {}, good)).result.error).toEqual({
    status: 500,
  });
});

test("a response without a body is undefined, not an error", async () => {
  const { result } = await send(
    { service: "users", url: "/x" },
    {},
    new Response(null, { status: 204 }),
  );
  expect(result.data).toBeNull();
});

test("D6: repeats a call whose token has expired with the new one", async () => {
  let token = "old";
  const requested: (string | null)[] = [];
  const { result } = await send(
    { service: "users", url: "/api/user/profile" },
    {
      token: () => token,
      renewSession: async (refused) => {
        expect(refused).toBe("old");
        token = "new";
        return true;
      },
      fetch: async (_url, init) => {
        const authorization = new Headers(init?.headers).get("authorization");
        requested.push(authorization);
        return authorization === "Bearer new" ? response({ data: 1 }) : response({}, 401);
      },
    },
  );
  expect(requested).toEqual(["Bearer old", "Bearer new"]);
  expect(result).toEqual({ data: { data: 1 } });
});

test("a call that ends the session is named to whoever renews it, so that it does not wait for itself", async () => {
  const asked: boolean[] = [];
  const renewSession = async (_refused: string, endsSession: boolean) => {
    asked.push(endsSession);
    return false;
  };
  const call: ApiCall = { service: "users", url: "/api/user", method: "DELETE" };
  const context = { token: () => "t", renewSession };
  await send(call, context, response({}, 401));
  await send({ ...call, endsSession: true }, context, response({}, 401));
  expect(asked).toEqual([false, true]);
});

test("does not renew the session after a wrong password, a visitor's 401 or a failed renewal", async () => {
  const renewSession = vi.fn<(refused: string, endsSession: boolean) => Promise<boolean>>(
    async () => true,
  );
  const wrong = response({ error: { code: "wrong_credentials", message: "…" } }, 401);
  const login: ApiCall = { service: "users", url: "/api/user/change-password", method: "POST" };
  await send(login, { token: () => "t", renewSession }, wrong);
  await send({ service: "users", url: "/x" }, { renewSession }, response({}, 401));
  const refresh: ApiCall = { service: "users", url: "/api/refresh", method: "POST" };
  const { result } = await send(refresh, { token: () => "t", renewSession }, response({}, 401));
  expect(renewSession).not.toHaveBeenCalled();
  expect(result.error).toEqual({ status: 401 });
});

test("API-036: calls back with the service before the response arrives", async () => {
  const onCall = vi.fn<NonNullable<ApiContext["onCall"]>>();
  await send({ service: "leads", url: "/x" }, { onCall });
  expect(onCall.mock.calls).toEqual([["leads"]]);
});

test("API-042: a call with a time-out of its own, as for icons, does not wait two minutes", async () => {
  vi.useFakeTimers();
  const ended = (timeoutMs?: number) => {
    const silent: ApiContext["fetch"] = (_url, { signal }) => {
      const { promise, reject } = Promise.withResolvers<Response>();
      signal.addEventListener("abort", () => reject(new Error("aborted")));
      return promise;
    };
    const call: ApiCall = {
      service: "images",
      url: "/icons/mdi.json",
      ...(timeoutMs && { timeoutMs }),
    };
    const seen = { isEnded: false };
    void send(call, { fetch: silent }).then(() => (seen.isEnded = true));
    return seen;
  };
  try {
    const [icons, others] = [ended(ICON_REQUEST_TIMEOUT_MS), ended()];
    await vi.advanceTimersByTimeAsync(1_999);
    expect(icons.isEnded).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect([icons.isEnded, others.isEnded]).toEqual([true, false]);
  } finally {
    vi.useRealTimers();
  }
});
