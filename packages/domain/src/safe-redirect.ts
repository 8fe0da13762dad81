/** Characters allowed in a path; a browser drops tabs and line breaks, and reads a backslash as a slash. */
const WRITTEN = /^\/(?!\/)[^\s\\\p{Cc}]*$/u;
/** An origin that no URL of the site can have. */
const NOWHERE = "https://redirect.invalid";

/** The value decoded once more; null for malformed encoding, which no page of ours writes. */
const decoded = (value: string): string | null => {
  try {
    return decodeURIComponent(value);
  } catch {
    // Caught: only a malformed escape throws.
    return null;
  }
};

/**
 * The redirect after sign-in: a path of the same site (D6, ACC-034). A value that starts with two slashes or
 * contains a backslash or a control character, also after decoding once more, becomes `fallback`.
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
    // Caught: an invalid URL is no redirect either.
    return fallback;
  }
};

/** True for a path of the same site that no browser reads as another host. */
export const isSitePath = (value: string): boolean => safeRedirect(value, "") !== "";

const isOfWeb = (url: string) => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);

/** An advertiser's URL, if it is an http or https page or a path of this site; other schemes are rejected. */
export const webHref = (url: string | null): string | null =>
  url !== null && (isSitePath(url) || isOfWeb(url)) ? url : null;
