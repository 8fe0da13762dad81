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
/** Widths of windows of a small phone, a phone, a tablet and a desktop, px. */
export const widths = [320, 390, 768, 1366] as const;
/** Heights of a small phone's window, and of all others, px. */
const heightOf = (width: number): number => (width < 360 ? 568 : 900);
/** Sizes of text that a visitor sets in the browser, as a percentage of the usual one. */
export const textSizes = [100, 200] as const;
/** Narrower windows are not looked at with large text, px. */
const LARGE_TEXT_WIDTH = 390;
/** The browser's usual sizes of proportional and fixed-width text, px. */
const FONT_SIZE = { standard: 16, fixed: 13 } as const;
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
  /** Percentage of the browser's usual size of text. */
  textSize: (typeof textSizes)[number];
}

/** Whether touch is emulated: then target sizes are checked. */
export const isTouched = ({ width }: Pick<Look, "width">): boolean => width < DESK_WIDTH;

/** All combinations for these pages: each site in each of its languages, themes, widths and sizes of text. */
export const everyLook = (
  pages: readonly ShownPage[],
  inWidths: readonly number[] = widths,
  inSizes: readonly Look["textSize"][] = textSizes,
): Look[] =>
  pages.flatMap(({ name: page }) =>
    sites.flatMap(({ id: region, languages }) =>
      languages.flatMap(({ code: language }) =>
        themes.flatMap((theme) =>
          inWidths.flatMap((width) =>
            inSizes
              .filter((textSize) => textSize === 100 || width >= LARGE_TEXT_WIDTH)
              .map((textSize) => ({ page, region, language, theme, width, textSize })),
          ),
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
  await page.setViewportSize({ width: look.width, height: heightOf(look.width) });
  const scale = look.textSize / 100;
  await devices.send("Page.setFontSizes", {
    fontSizes: { standard: FONT_SIZE.standard * scale, fixed: FONT_SIZE.fixed * scale },
  });
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
