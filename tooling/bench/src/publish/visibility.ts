import { fieldsOf } from "@hjem/domain/narrow";
import { setTimeout } from "node:timers/promises";
import type { ApiProcess } from "../search/api-process.ts";
import type { Advertiser } from "./advertiser.ts";
import { KEYWORD, streetOf, suburb } from "./draft-rows.ts";

/** Publications a second. */
const A_SECOND = 5;
/** Between two looks, ms; times are exact to that. */
const LOOK_MS = 30;
/** A listing that is not there by then is missing. */
const WAIT_MS = 60_000;

const search = { listing_type: "residential", acquisition: "buy", keywords: KEYWORD };
const country = {
  location_top_left_lat: 71,
  location_top_left_lng: 4,
  location_bottom_right_lat: 58,
  location_bottom_right_lng: 31,
  zoom_level: 5,
};

/** Where a listing appears. */
export const placesOfAppearance = ["search", "map", "autocomplete", "street"] as const;
type Appearance = (typeof placesOfAppearance)[number];

type Look = (api: ApiProcess) => Promise<number>;

const totalIn = (value: unknown): number => Number(fieldsOf(value).total ?? Number.NaN);

const suggestions = async (api: ApiProcess, text: string) => {
  const path = `/api/v2/address?term=${encodeURIComponent(text)}`;
  const { data } = fieldsOf(JSON.parse(await api.request(path)));
  return Array.isArray(data) ? data.map(fieldsOf) : [];
};

/** How many listings are there; a visitor's own requests, as pages send them. */
const looks: Readonly<Record<Appearance, () => Look>> = {
  search: () => async (api) =>
    totalIn(fieldsOf(JSON.parse(await api.request("/api/v4/property/search", search))).pagination),
  map: () => async (api) =>
    totalIn(JSON.parse(await api.request("/api/v4/property/map", { ...search, ...country }))),
  autocomplete: () => async (api) => {
    const places = await suggestions(api, suburb.name);
    return Number(places.find(({ geo_id: id }) => id === suburb.geoId)?.count ?? Number.NaN);
  },
  // Each listing brings a street along: counted are those that are offered one after the other.
  street: () => {
    let there = 0;
    return async (api) => {
      const isThere = async (street: string) =>
        (await suggestions(api, street)).some(({ name }) => name === street);
      while (await isThere(streetOf(there))) there += 1;
      return there;
    };
  },
};

/** Milliseconds since the start. */
type Instants = number[];

/** Notes when each further listing was there, until `count` more than at the start are. */
async function watch(look: Look, api: ApiProcess, count: number): Promise<Instants> {
  const before = await look(api);
  const seen: Instants = [];
  for (const until = performance.now() + WAIT_MS + (count * 1_000) / A_SECOND; ;) {
    const there = (await look(api)) - before;
    const now = performance.now();
    while (seen.length < there) seen.push(now);
    if (there >= count || now > until) return seen;
    await setTimeout(LOOK_MS);
  }
}

/** What publishing took, in milliseconds, one for each listing. */
export interface PublishTimes {
  /** Until the API's response. */
  response: number[];
  /** Until it was there; Infinity for one that never was. */
  appearance: Readonly<Record<Appearance, number[]>>;
}

async function publishAll({ call }: Advertiser, drafts: readonly string[]) {
  return Promise.all(
    drafts.map(async (id, index) => {
      await setTimeout((index * 1_000) / A_SECOND);
      const sent = performance.now();
      const { status } = await call(`/${id}/publish`, { method: "POST" });
      if (status !== "live") throw new Error(`A draft is ${String(status)} after its publication.`);
      return { sent, answered: performance.now() };
    }),
  );
}

/**
 * Publishes drafts, five a second, while visitors look for them. The n-th that was published is there when n more are
 * counted.
 */
export async function publishAndFind(
  api: ApiProcess,
  advertiser: Advertiser,
  drafts: readonly string[],
): Promise<PublishTimes> {
  const watched = placesOfAppearance.map((name) => watch(looks[name](), api, drafts.length));
  const published = await publishAll(advertiser, drafts);
  const inOrder = published.toSorted((one, other) => one.answered - other.answered);
  const seen = await Promise.all(watched);
  const timesOf = (name: Appearance) =>
    inOrder.map(
      ({ sent }, index) =>
        (seen[placesOfAppearance.indexOf(name)]?.[index] ?? Number.POSITIVE_INFINITY) - sent,
    );
  return {
    response: published.map(({ sent, answered }) => answered - sent),
    appearance: {
      search: timesOf("search"),
      map: timesOf("map"),
      autocomplete: timesOf("autocomplete"),
      street: timesOf("street"),
    },
  };
}
