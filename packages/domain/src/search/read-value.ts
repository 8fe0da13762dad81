/** Parsers of values in a URL; each returns undefined for an invalid value. No zod (D31, D42). */

/** One line of text: composed, without control characters, single spaces, at most `max` UTF-16 units. */
export function readText(text: string, max: number): string | undefined {
  const line = text
    .toWellFormed()
    .normalize("NFC")
    .replaceAll(/[\s\p{Cc}\u2028\u2029]+/gu, " ")
    .trim();
  const cut = line
    .slice(0, max)
    .replace(/[\uD800-\uDBFF]$/, "")
    .trim();
  return cut === "" ? undefined : cut;
}

/** A degree with at most five decimals, which is one metre (D31). */
export function readDegree(text: string, limit: 90 | 180): number | undefined {
  if (!/^-?\d{1,3}(?:\.\d{1,15})?$/.test(text)) return undefined;
  const degree = roundDegree(Number(text));
  return Math.abs(degree) <= limit ? degree : undefined;
}

/** A degree to five decimals; never minus zero. */
export const roundDegree = (degree: number): number => Math.round(degree * 100_000) / 100_000 + 0;

/** `lng,lat`. */
export function readPoint(text: string): [lng: number, lat: number] | undefined {
  const [lngText = "", latText = "", ...more] = text.split(",");
  const lng = readDegree(lngText, 180);
  const lat = readDegree(latText, 90);
  return lng === undefined || lat === undefined || more.length > 0 ? undefined : [lng, lat];
}

/** `2-7`, `2-`, `-7`; basements are negative, so `-2--1` is a range of basements. */
export function readFloors(text: string): { min?: number; max?: number } | undefined {
  const match = /^(-?\d{1,3})?-(-?\d{1,3})?$/.exec(text);
  if (!match || (match[1] === undefined && match[2] === undefined)) return undefined;
  return {
    ...(match[1] !== undefined && { min: Number(match[1]) + 0 }),
    ...(match[2] !== undefined && { max: Number(match[2]) + 0 }),
  };
}

/** A checked checkbox sends `on`; `false` and `0` mean unset. */
export const readTrue = (text: string): boolean | undefined => {
  if (["true", "1", "on"].includes(text)) return true;
  return ["false", "0", "off"].includes(text) ? false : undefined;
};

/** `YYYY-MM`. */
export const readMonth = (text: string): string | undefined =>
  /^\d{4}-(?:0[1-9]|1[0-2])$/.test(text) ? text : undefined;

const ID_MAX_LENGTH = 40;

/** An id of at most 40 characters, normalised by `change`. */
export function readId(text: string, change: (id: string) => string = String): string | undefined {
  const id = readText(text, ID_MAX_LENGTH + 1);
  return id !== undefined && id.length <= ID_MAX_LENGTH ? change(id) : undefined;
}
