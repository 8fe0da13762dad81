/**
 * A picture's URL is a fragment of its page: it survives a reload, can be shared and is left by going back. It is
 * never sent to the server, so page and picture are one for caches and search engines.
 */
const PREFIX = "#picture-";

/** URL of a picture on its page; the index starts at 0 here and at 1 in the URL. */
export const pictureHash = (at: number): string => `${PREFIX}${at + 1}`;

/** The picture of `count` that a URL names, from 0; undefined if it names none. */
export function pictureIn(hash: string, count: number): number | undefined {
  const number = hash.startsWith(PREFIX) ? hash.slice(PREFIX.length) : "";
  if (!/^[1-9]\d*$/.test(number)) return undefined;
  const at = Number(number) - 1;
  return at < count ? at : undefined;
}
