import { HOUR_MS } from "@hjem/domain/durations";
import type { Language } from "@hjem/domain/language";
import { sites } from "@hjem/stack";
import { hydrated } from "../site/hydrated.ts";
import { siteOf } from "../site/site.ts";
import { administratorPages } from "./administrator-pages.ts";
import { contentPages } from "./content-pages.ts";
import { linkedPages } from "./linked-pages.ts";
import { ownPages } from "./own-pages.ts";
import { personPages } from "./person-pages.ts";
import { publicPages } from "./public-pages.ts";
import type { ShownPage, Visit } from "./shown-page.ts";
import { signInPages } from "./sign-in-pages.ts";

/** Account pages: sign-in, pages linked from emails, and guarded pages. */
export const accountPages: readonly ShownPage[] = [...signInPages, ...linkedPages, ...personPages];
/** All pages, with their states. */
export const allPages: readonly ShownPage[] = [
  ...publicPages,
  ...contentPages,
  ...accountPages,
  ...ownPages,
  ...administratorPages,
];

const themes = ["light", "dark"] as const;
/** Window sizes of a phone, a tablet and a desktop, px. */
export const widths = [390, 768, 1366] as const;
const HEIGHT = 900;
/** Narrower windows are those of phones, px. */
const DESK_WIDTH = 1_024;
/** Minimum time for which the theme is stored, ms. */
const THEME_STORED_MS = HOUR_MS;

/** A combination of settings for a page. */
export interface Look {
  page: string;
  region: string;
  language: Language;
  theme: (typeof themes)[number];
  width: number;
}

/** Whether touch is emulated: then target sizes are checked. */
export const isTouched = ({ width }: Pick<Look, "width">): boolean => width < DESK_WIDTH;

/** All combinations for these pages: each site in each of its languages, themes and widths. */
export const everyLook = (
  pages: readonly ShownPage[],
  inWidths: readonly number[] = widths,
): Look[] =>
  pages.flatMap(({ name: page }) =>
    sites.flatMap(({ id: region, languages }) =>
      languages.flatMap(({ code: language }) =>
        themes.flatMap((theme) =>
          inWidths.map((width) => ({ page, region, language, theme, width })),
        ),
      ),
    ),
  );

/** A page by its name. @throws {Error} where there is none. */
export const pageOf = ({ page }: Pick<Look, "page">): ShownPage => {
  const found = allPages.find(({ name }) => name === page);
  if (found === undefined) throw new Error(`There is no page ${page}.`);
  return found;
};

const inLanguage = (address: string, language: Language): string => {
  const { pathname, search, hash } = new URL(address, "http://site.invalid");
  return `${pathname}${search === "" ? "?" : `${search}&`}language=${language}${hash}`;
};

/** Starts a visit to a site, after which its storage can be written. Reduced motion is emulated, so that there are no transitions. */
export async function arrive({ page }: Pick<Visit, "page">): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/robots.txt");
}

/** Opens a page with a combination of settings; resolves once it is shown and hydrated. */
export async function show(begun: Omit<Visit, "site">, look: Look): Promise<void> {
  const visit: Visit = { ...begun, site: siteOf(look.region).in(look.language) };
  const { page, devices, site } = visit;
  const { address, heading, prepare, reach } = pageOf(look);
  await page.setViewportSize({ width: look.width, height: HEIGHT });
  await devices.send("Emulation.setTouchEmulationEnabled", { enabled: isTouched(look) });
  // The system's theme, for pages before the site, and the site's own choice.
  await page.emulateMedia({ colorScheme: look.theme });
  await page.evaluate(
    ([value, stored]) => {
      const choice = { value, expires: Date.now() + stored };
      localStorage.setItem("darkMode", JSON.stringify(choice));
    },
    [look.theme, THEME_STORED_MS] as const,
  );
  await prepare?.(page);
  await page.goto(
    inLanguage(typeof address === "string" ? address : await address(visit), look.language),
  );
  // A guarded page has no heading until its guard has let the visitor in. A collection has one for each width.
  const name = heading === undefined ? {} : { name: site.word(heading), exact: true };
  await page
    .getByRole("heading", { level: 1, includeHidden: true, ...name })
    .first()
    .waitFor({ state: "attached" });
  await hydrated(page);
  // A page that waits for what it shows is not the page yet.
  await page
    .getByRole("progressbar", { name: site.word("Loading"), exact: true })
    .waitFor({ state: "hidden" });
  await reach?.(visit);
}
