/**
 * A picture has an address of its own, after the `#` of the page's: it survives a reload, can be sent to somebody and is
 * left by going back. It is never sent to the server, so page and picture are one entry for caches and search engines.
 */
const PREFIX = "#picture-";

/** Address of a picture on its page; pictures count from 0 here and from 1 to people. */
export const pictureHash = (at: number): string => `${PREFIX}${at + 1}`;

/** Which of `count` pictures an address names, from 0; undefined where it names none. */
export function pictureIn(hash: string, count: number): number | undefined {
  const number = hash.startsWith(PREFIX) ? hash.slice(PREFIX.length) : "";
  if (!/^[1-9]\d*$/.test(number)) return undefined;
  const at = Number(number) - 1;
  return at < count ? at : undefined;
}
