/** Only letters of an address; a browser drops tabs and breaks of lines, and reads a backslash as a slash. */
const WRITTEN = /^\/(?!\/)[^\s\\\p{Cc}]*$/u;
/** An origin that no address of ours can name. */
const NOWHERE = "https://redirect.invalid";

/** The value once more decoded; null where it cannot be, which no page of ours writes. */
const decoded = (value: string): string | null => {
  try {
    return decodeURIComponent(value);
  } catch {
    // Caught: only a malformed escape throws.
    return null;
  }
};

/**
 * The way back after a sign-in: followed only where it is a path of the same site (D6, ACC-034). What begins with two
 * slashes, holds a backslash or a control character, or would do so decoded once more, leads to `fallback`.
 */
export const safeRedirect = (value: string | null | undefined, fallback = "/"): string => {
  if (typeof value !== "string" || !WRITTEN.test(value)) return fallback;
  const [path = ""] = value.split(/[?#]/);
  const again = decoded(path);
  if (again === null || /^\/[/\\]|\\|\p{Cc}/u.test(again)) return fallback;
  try {
    const url = new URL(value, NOWHERE);
    const isSame = url.origin === NOWHERE && !url.pathname.startsWith("//");
    return isSame ? url.pathname + url.search + url.hash : fallback;
  } catch {
    // Caught: what is no address is no way back either.
    return fallback;
  }
};

/** True for a path of the same site and nothing that a browser reads as another host. */
export const isSitePath = (value: string): boolean => safeRedirect(value, "") !== "";

const isOfWeb = (url: string) => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);

/** An address that an advertiser gave, where it leads to a page of the web or of this site: links that run something are none. */
export const webHref = (url: string | null): string | null =>
  url !== null && (isSitePath(url) || isOfWeb(url)) ? url : null;
