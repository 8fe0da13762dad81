import { api } from "@hjem/api-client/api";
import { defaultSearchPaths, servicesAt } from "@hjem/api-client/services";
import { regionNoBasics } from "@hjem/region-no/basics";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { initialAppState } from "./app-slice.ts";
import { createStore } from "./store.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Queries that wait to be answered, by name. */
const waiting = new Map<string, (name: string) => void>();

const endpoints = api.injectEndpoints({
  endpoints: (build) => ({
    waitFor: build.query<string, string>({
      queryFn: async (name) => ({
        data: await new Promise<string>((resolve) => waiting.set(name, resolve)),
      }),
      providesTags: ["Collection"],
    }),
    change: build.mutation<null, void>({
      queryFn: () => ({ data: null }),
      invalidatesTags: ["Collection"],
    }),
  }),
}).endpoints;

const newStore = () =>
  createStore(
    {
      services: servicesAt(),
      searchPaths: defaultSearchPaths,
      fetch: () => Promise.reject(new Error("no request")),
      language: () => "no",
      timeoutMs: 1_000,
      onBadResponse: () => {},
    },
    { app: initialAppState(regionNoBasics, "no") },
  );

const answer = (name: string) => waiting.get(name)?.(name);
const ONCE = { subscribe: false, forceRefetch: true };

test("a loader has its response, though a change has made it out of date while it was on its way", async () => {
  const store = newStore();
  const other = store.dispatch(endpoints.waitFor.initiate("other", ONCE));
  await store.dispatch(endpoints.change.initiate());
  const loaded = store.dispatch(endpoints.waitFor.initiate("loaded", ONCE));
  answer("other");
  answer("loaded");
  expect([(await other).data, (await loaded).data]).toEqual(["other", "loaded"]);
});

test("what nobody uses is removed then, so that the next loader requests it again", async () => {
  const store = newStore();
  const loaded = store.dispatch(endpoints.waitFor.initiate("loaded", ONCE));
  await store.dispatch(endpoints.change.initiate());
  answer("loaded");
  expect((await loaded).data).toBe("loaded");
  vi.runOnlyPendingTimers();
  expect(endpoints.waitFor.select("loaded")(store.getState()).status).toBe("uninitialized");
});

test("what a component uses by then stays", async () => {
  const store = newStore();
  const loaded = store.dispatch(endpoints.waitFor.initiate("loaded", ONCE));
  await store.dispatch(endpoints.change.initiate());
  answer("loaded");
  await loaded;
  const used = store.dispatch(endpoints.waitFor.initiate("loaded"));
  vi.runOnlyPendingTimers();
  expect(endpoints.waitFor.select("loaded")(store.getState()).data).toBe("loaded");
  used.unsubscribe();
});
