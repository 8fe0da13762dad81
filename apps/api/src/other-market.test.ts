import { isRecord } from "@hjem/domain/narrow";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type AccountTest, openAccountTest, type TestBrowser } from "./testing/account-tests.ts";
import { openAdminArea } from "./testing/admin-tests.ts";
import { ADMINISTRATOR, createOneOfEach, type OneOfEach } from "./testing/one-of-each.ts";
import { sampleOf } from "./testing/request-bodies.ts";
import { tableWrites } from "./testing/table-writes.ts";
import { freeSites } from "./testing/test-app.ts";

const AUSTRALIA = { host: "au.localhost:3000" };
const REGION_OF_OTHER = "no";

let api: AccountTest;
let one: OneOfEach;
/** Administrators may do all that moderators and editors may. */
let australian: TestBrowser;
/** Ids of what belongs to the other market, by the name of their parameter and the address that they stand in. */
let ids: Readonly<Record<string, string>>;
/** Words and ids by which what belongs to the other market is recognised. */
let traces: readonly string[];

beforeAll(async () => {
  api = await openAccountTest({
    formMinMs: 0,
    regions: freeSites,
    firstAdministrators: new Map([
      ["no", ADMINISTRATOR],
      ["au", "boss@example.com"],
    ]),
  });
  one = await createOneOfEach(api);
  await api.db.updateTable("lead").set({ held_for: "too_fast" }).execute();
  australian = await openAdminArea(api, "boss@example.com", AUSTRALIA);
  // The first administrator becomes one with the first request.
  await australian.call("/api/admin/features", { method: "GET" });
  const { id: paymentId } = await api.db
    .selectFrom("payment")
    .select("id")
    .executeTakeFirstOrThrow();
  const { id: leadId } = await api.db.selectFrom("lead").select("id").executeTakeFirstOrThrow();
  ids = {
    "/api/admin/cases": one.caseId,
    "/api/admin/listings": one.propertyId,
    "/api/admin/payments": paymentId,
    "/api/admin/enquiries": leadId,
    "/api/admin/content": one.documentId,
  };
  traces = [
    ...Object.values(ids),
    one.draftId,
    "kari@example.no",
    "spor@example.no",
    ADMINISTRATOR,
    "Nina Nysgjerrig",
    "Lys toroms ved Birkelunden",
    "Western Union",
    "Fjordmegleren",
    "Flytte",
    one.receipt,
  ];
}, 60_000);
afterAll(() => api.close());

interface AdminCall {
  method: "GET" | "POST" | "PUT" | "DELETE";
  path: string;
  url: string;
  body: unknown;
}

const methods = { get: "GET", post: "POST", put: "PUT", delete: "DELETE" } as const;

/** Every call of the admin area, with ids of the other market in its address and a body that its schema takes. */
const adminCalls = (): AdminCall[] => {
  const { paths = {} } = api.app.swagger() as {
    paths?: Record<string, Record<string, Record<string, unknown>>>;
  };
  return Object.entries(paths)
    .filter(([path]) => path.startsWith("/api/admin/"))
    .flatMap(([path, operations]) =>
      Object.entries(methods).flatMap(([name, method]): AdminCall[] => {
        const operation = operations[name];
        if (!operation) return [];
        const { requestBody } = operation;
        const content =
          isRecord(requestBody) && isRecord(requestBody.content) ? requestBody.content : {};
        const json = content["application/json"];
        const schema = isRecord(json) && isRecord(json.schema) ? json.schema : null;
        const [, , , thing = ""] = path.split("/");
        const url = path
          .replaceAll(/\{(?:id|documentId)\}/g, ids[`/api/admin/${thing}`] ?? "?")
          .replace("{locale}", "no")
          .replace("{number}", "1");
        return [{ method, path, url, body: schema ? sampleOf(schema) : undefined }];
      }),
    );
};

const ask = (page: TestBrowser, { method, url, body }: Omit<AdminCall, "path">) =>
  page.call(url, { method, body, headers: { "if-match": '"1"' } });

test("D106: who runs one market reaches nothing of another by its id, and changes nothing of it", async () => {
  const calls = adminCalls().filter(({ path }) => path.includes("{"));
  expect(calls.length).toBeGreaterThan(15);
  const before = await tableWrites(api.db);
  const reached: string[] = [];
  const unanswered: string[] = [];
  for (const call of calls) {
    const { statusCode, body } = await ask(australian, call);
    if (statusCode !== 404) reached.push(`${statusCode} ${call.method} ${call.url} ${body}`);
    // The same ids lead to something where they belong.
    if (call.method !== "GET") continue;
    const own = await ask(one.admin, call);
    if (own.statusCode !== 200) unanswered.push(`${own.statusCode} ${call.url}`);
  }
  expect({ reached, unanswered }).toEqual({ reached: [], unanswered: [] });
  expect(await tableWrites(api.db)).toEqual(before);
});

/** Queries of the lists that are searched. */
const searched = ["/api/admin/listings", "/api/admin/people"];

test("D106: no list of one market has anything of another, whatever is searched for", async () => {
  const lists = adminCalls().filter(({ method, path }) => method === "GET" && !path.includes("{"));
  expect(lists.length).toBeGreaterThan(8);
  const urls = lists.flatMap(({ url }) =>
    searched.includes(url)
      ? [...traces, "Storgata", "a", "@"].map((q) => `${url}?q=${encodeURIComponent(q)}`)
      : [url, `${url}?page=1&days=90`],
  );
  const shown: string[] = [];
  let known = 0;
  for (const url of urls) {
    const call = { method: "GET", url, body: undefined } as const;
    const { statusCode, body } = await ask(australian, call);
    expect([url, statusCode]).toEqual([url, 200]);
    shown.push(...traces.filter((trace) => body.includes(trace)).map((trace) => `${url} ${trace}`));
    const own = await ask(one.admin, call);
    if (traces.some((trace) => own.body.includes(trace))) known += 1;
  }
  expect(shown).toEqual([]);
  expect(known).toBeGreaterThan(8);
});

const filters = [
  "",
  `filters[region]=${REGION_OF_OTHER}`,
  `filters[region][$eq]=${REGION_OF_OTHER}`,
  `filters[region][$in][0]=${REGION_OF_OTHER}`,
  `filters[region][$in][0]=${REGION_OF_OTHER}&filters[region][$in][1]=au`,
  "filters[region][$contains]=n",
  "filters[region][$contains]=",
  "sort=region:desc&pagination[pageSize]=100&populate=*",
];

test("D106, D114: drafts of one market's content are read by those who run it alone, by every filter", async () => {
  const regionsOf = async (page: TestBrowser, url: string) => {
    const response = await page.call(url, { method: "GET" });
    if (response.statusCode === 404) return [];
    expect([url, response.statusCode]).toEqual([url, 200]);
    return [response.json().data].flat().map((entry) => String(entry.region));
  };
  const found: string[] = [];
  let own = 0;
  for (const collection of ["contents", "content-policies", "cookie-policies", "cms-pages"]) {
    const entries = one.documents.filter((entry) => entry.collection === collection);
    const urls = ["no", "en"].flatMap((locale) => [
      ...filters.map((filter) => `/api/${collection}?status=draft&locale=${locale}&${filter}`),
      ...entries.flatMap(({ document_id: id }) => [
        `/api/${collection}/${id}?status=draft&locale=${locale}`,
        `/api/${collection}?status=draft&locale=${locale}&filters[documentId][$in][0]=${id}`,
      ]),
    ]);
    for (const url of urls) {
      const regions = await regionsOf(australian, url);
      found.push(...regions.filter((region) => region === REGION_OF_OTHER).map(() => url));
      if ((await regionsOf(one.admin, url)).includes(REGION_OF_OTHER)) own += 1;
    }
  }
  expect(found).toEqual([]);
  expect(own).toBeGreaterThan(20);
});

test("D106: who runs one market does nothing at the address of another", async () => {
  const { cookies, token } = one.admin;
  const stranger = api.browser(AUSTRALIA);
  for (const [name, value] of cookies) stranger.cookies.set(name, value);
  stranger.token = token;
  const before = await tableWrites(api.db);
  const statuses = new Set<number>();
  for (const call of adminCalls()) statuses.add((await ask(stranger, call)).statusCode);
  expect([...statuses].filter((status) => status !== 401 && status !== 403)).toEqual([]);
  expect(await tableWrites(api.db)).toEqual(before);
});

test("D106: who runs one market finds nobody of another by their address", async () => {
  const email = "kari@example.no";
  const reason = "Prøve";
  const before = await tableWrites(api.db);
  const calls: readonly Omit<AdminCall, "path">[] = [
    { method: "PUT", url: "/api/admin/people/lock", body: { email, is_locked: true, reason } },
    { method: "DELETE", url: "/api/admin/sessions", body: { email, reason } },
    { method: "PUT", url: "/api/admin/administrators", body: { email, role: "editor", reason } },
    { method: "DELETE", url: "/api/admin/administrators", body: { email, reason } },
    {
      method: "PUT",
      url: "/api/admin/agency-members",
      body: { email, agency_id: "000001", reason },
    },
    {
      method: "DELETE",
      url: "/api/admin/agency-members",
      body: { email, agency_id: "000001", reason },
    },
  ];
  for (const call of calls) {
    const response = await ask(australian, call);
    expect([call.url, response.statusCode, response.json().error.fields]).toMatchObject([
      call.url,
      400,
      { email: expect.any(String) },
    ]);
  }
  expect(await tableWrites(api.db)).toEqual(before);
});
