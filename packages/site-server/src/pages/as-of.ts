import { conventionsOf, formatTime } from "@hjem/domain/format/format-date";
import { formatInstant } from "@hjem/domain/format/format-instant";
import type { Language, RegionLanguage } from "@hjem/domain/language";
import { paths } from "@hjem/domain/paths";
import { wallClock } from "@hjem/domain/time/zone";

/** The line at the top of a page that was kept. It needs no build and no catalog, as the last page of a site. */
const words: Readonly<Record<Language, (time: string) => string>> = {
  en: (time) => `This page is as of ${time}. We can't update it just now.`,
  no: (time) => `Slik var siden ${time}. Vi får ikke oppdatert den akkurat nå.`,
};

/** Style of the line, inlined; its hash stands in the page's policy. */
export const asOfStyle =
  ".hjem-as-of{margin:0;padding:.75rem 1rem;font:1rem/1.5 system-ui,sans-serif;text-align:center;background:#fff1c9;color:#3a2c00}";

/** When a page is from, as its readers write it: the time alone on the same day. */
function timeOf(at: number, now: number, language: RegionLanguage, timeZone: string): string {
  const { day, time } = wallClock(at, timeZone);
  if (wallClock(now, timeZone).day !== day) return formatInstant({ language }, at, timeZone);
  return conventionsOf({ language }).timeMark + formatTime({ language }, time);
}

/**
 * The page of a moment ago with a line that says so, until the browser goes to another page within the site (`showHead`). Times
 * in milliseconds since 1970.
 */
export function withAsOf(
  html: string,
  {
    at,
    now,
    language,
    timeZone,
  }: { at: number; now: number; language: RegionLanguage; timeZone: string },
): string {
  const text = words[language.code](timeOf(at, now, language, timeZone));
  return html.replace(
    "<body>",
    `<body><style>${asOfStyle}</style><p class="hjem-as-of" role="status" data-head>${text}</p>`,
  );
}

const listingPages = paths.property.path.slice(0, paths.property.path.indexOf(":"));
const homeLinks = new RegExp(`${listingPages}[^/"'\\s]+/([\\w-]+)`, "g");

/** Whether a path is one of a home's pages. */
export const isHomePath = (pathname: string): boolean => pathname.startsWith(listingPages);

/** The homes that a page is about or links to, by public id in lower case. */
export const homesOn = (pathname: string, html: string): ReadonlySet<string> =>
  new Set(
    [...pathname.matchAll(homeLinks), ...html.matchAll(homeLinks)].flatMap(
      ([, id]) => id?.toLowerCase() ?? [],
    ),
  );
