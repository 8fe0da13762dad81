import { createHash } from "node:crypto";
import { australianPlaces } from "./australia/australian-places.ts";
import { norwegianPlaces } from "./norway/norwegian-places.ts";
import type { PlaceData } from "./place-data.ts";

interface PlaceList {
  /** Result of `hashOfPlaces` for the list, which a test compares. */
  version: string;
  read: () => PlaceData[];
}

const lists: Readonly<Record<string, PlaceList>> = {
  no: { version: "1765c5161f8f", read: norwegianPlaces },
  au: { version: "ae58f80a6e63", read: australianPlaces },
};

/** Version of a region's list of places, without reading it; null for a region without one. */
export const placesVersion = (regionId: string): string | null => lists[regionId]?.version ?? null;

/**
 * Every place of a region, wider ones first (D43, D108). Read again by each call, which takes some seconds. Throws
 * for a region without places.
 */
export function placesOfRegion(regionId: string): PlaceData[] {
  const list = lists[regionId];
  if (list === undefined) throw new Error(`Region ${regionId} has no places`);
  return list.read();
}

/** The version of a list of places: it changes with any fact in it. */
export const hashOfPlaces = (places: readonly PlaceData[]): string =>
  createHash("sha256").update(JSON.stringify(places)).digest("hex").slice(0, 12);
