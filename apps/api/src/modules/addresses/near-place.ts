import { metresBetween, type Point } from "@hjem/domain/distance";
import type { NearResponse } from "@hjem/domain/place/address";
import type { Region } from "@hjem/domain/region";
import { sql } from "kysely";
import type { Database } from "../../db/schema.ts";
import type { PlaceFinder } from "../places/place-finder.ts";
import { findAddressPath } from "./address-path.ts";

/** Closer to its own middle than this a pin is in the place that the address names. Metres. */
const OWN_MIDDLE_M = 400;
/** A border is seldom half way: another place is only asked about where its middle is clearly nearer. */
const CLEARLY_NEARER = 0.7;

const middleOf = async (db: Database, regionId: string, geoId: string): Promise<Point | null> => {
  const { rows } = await sql<Point>`
    select lat, lng from place where region = ${regionId} and geo_id = ${geoId} and not is_approximate
  `.execute(db);
  return rows[0] ?? null;
};

/**
 * The place whose middle is nearest to a pin, and whether it is clearly nearer than that of the place that the address
 * names. Null far from any place. The page asks about it and never refuses.
 */
export const findNearPlace = async (
  { db, places }: { db: Database; places: PlaceFinder },
  {
    lat,
    lng,
    suburb,
    postCode,
  }: Point & { suburb?: string | undefined; postCode?: string | undefined },
  { region, now }: { region: Region; now: number },
): Promise<NearResponse["data"]> => {
  const pin = { lat, lng };
  const nearest = await places.nearest(pin, { region, now });
  if (!nearest) return null;
  const metres = Math.round(metresBetween(pin, nearest.location));
  const view = { name: nearest.name, parent: nearest.parent, metres };
  const stated = { suburb, postCode, coordinates: pin };
  const path = suburb || postCode ? await findAddressPath(db, region.id, stated) : [];
  const own = path.at(-1);
  const middle = own && (await middleOf(db, region.id, own.geoId));
  if (!own || !middle || path.some(({ geoId }) => geoId === nearest.geoId)) {
    return { ...view, isElsewhere: false };
  }
  const around = await findAddressPath(db, region.id, {
    suburb: nearest.name,
    postCode: null,
    coordinates: nearest.location,
  });
  const isInside = around.some(({ geoId }) => geoId === own.geoId);
  const ownMetres = metresBetween(pin, middle);
  const isElsewhere = !isInside && ownMetres > OWN_MIDDLE_M && metres < ownMetres * CLEARLY_NEARER;
  return { ...view, isElsewhere };
};
