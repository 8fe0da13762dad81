import { REACH_MINUTES } from "../limits.ts";
import { travelModes } from "../travel/travel-estimate.ts";
import type { Reach } from "./search-filter.ts";

/** A degree to three decimals, about 100 metres: no finer is an address said in a URL (D83). */
export const roundReach = (degree: number): number => Math.round(degree * 1_000) / 1_000 + 0;

/** `driving,30,10.723,59.913`: mode, minutes, longitude, latitude. */
export const writeReach = ({ mode, minutes, lng, lat }: Reach): string =>
  [mode, minutes, roundReach(lng), roundReach(lat)].join();

/** Reads what `writeReach` writes; undefined for anything else. */
export function readReach(text: string): Reach | undefined {
  const match = /^([a-z]+),(\d{1,3}),(-?\d{1,3}(?:\.\d{1,15})?),(-?\d{1,2}(?:\.\d{1,15})?)$/.exec(
    text,
  );
  const mode = travelModes.find((one) => one === match?.[1]);
  const [minutes = 0, lng = 0, lat = 0] = match?.slice(2).map(Number) ?? [];
  const isRight =
    minutes >= REACH_MINUTES.min &&
    minutes <= REACH_MINUTES.max &&
    Math.abs(lng) <= 180 &&
    Math.abs(lat) <= 90;
  return mode && isRight
    ? { lat: roundReach(lat), lng: roundReach(lng), mode, minutes }
    : undefined;
}
