import type { ApiResponse, SendRequest } from "@hjem/api-client/api-context";
import { expect, test } from "vitest";
import { createContentCopies } from "./content-copies.ts";

const HOME = "http://api.test/api/contents?locale=no";
const response = (status: number, body: unknown): ApiResponse => ({
  ok: status === 200,
  status,
  headers: { get: () => "application/json" },
  text: async () => JSON.stringify(body),
});
const entry = (title: string) => response(200, { data: [{ title }] });

/** Pages over a service that responds with `next`, and how often it was called. */
function serviceOf(first: () => Promise<ApiResponse>) {
  let now = 0;
  let calls = 0;
  const state = { next: first };
  const send = createContentCopies(
    () => {
      calls += 1;
      return state.next();
    },
    () => now,
  );
  const get: (address?: string) => ReturnType<SendRequest> = (address = HOME) =>
    send(address, { method: "GET", headers: {}, signal: new AbortController().signal });
  return { get, state, calls: () => calls, pass: (ms: number) => void (now += ms) };
}
const titleOf = async (sent: Promise<ApiResponse>) => JSON.parse(await (await sent).text()).data;

test("CMS-001, CMS-002: changed content is shown within ten seconds", async () => {
  const { get, state, calls, pass } = serviceOf(async () => entry("old"));
  expect(await titleOf(get())).toEqual([{ title: "old" }]);
  state.next = async () => entry("new");
  pass(9_999);
  expect(await titleOf(get())).toEqual([{ title: "old" }]);
  expect(calls()).toBe(1);
  pass(1);
  expect(await titleOf(get())).toEqual([{ title: "new" }]);
});

test("D114: while the content service is down, pages show the last good copy", async () => {
  const { get, state, pass } = serviceOf(async () => entry("good"));
  await get();
  pass(60_000);
  state.next = async () => response(502, { data: null, error: { status: 502 } });
  expect(await titleOf(get())).toEqual([{ title: "good" }]);
  state.next = () => Promise.reject(new Error("no connection"));
  expect(await titleOf(get())).toEqual([{ title: "good" }]);
  await expect(get(`${HOME}&other`)).rejects.toThrow("no connection");
});

test("an entry that is taken back is gone, and a made-up address leaves no copy", async () => {
  const { get, state, pass } = serviceOf(async () => entry("there"));
  await get();
  pass(60_000);
  state.next = async () => response(200, { data: [] });
  expect(await titleOf(get())).toEqual([]);
  state.next = async () => response(503, { data: null });
  expect((await get()).status).toBe(503);
});

test("other calls of the API are not remembered", async () => {
  const { get, calls } = serviceOf(async () => entry("x"));
  await get("http://api.test/api/v2/property?id=1");
  await get("http://api.test/api/v2/property?id=1");
  expect(calls()).toBe(2);
});
