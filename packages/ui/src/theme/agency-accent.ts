import { contrastRatio, hexOf, type Oklch, oklchOf } from "./color.ts";

/** The two themes of the storefront. */
export type Theme = "light" | "dark";

/** The accent and its variants, each `#rrggbb`, named as the tokens are. */
export interface AgencyAccent {
  accent: string;
  "accent-hover": string;
  "accent-active": string;
  "on-accent": string;
  "accent-text": string;
  "accent-subtle": string;
  "on-accent-subtle": string;
  "accent-line": string;
}

/** The colour of an agency without one (spec §6). */
export const DEFAULT_AGENCY_COLOR = "#0f6868";

/** The teal of default-theme.css, chosen manually; `contrast.test.ts` compares the two. */
const TEAL: Record<Theme, AgencyAccent> = {
  light: {
    accent: DEFAULT_AGENCY_COLOR,
    "accent-hover": "#0b5252",
    "accent-active": "#083f3f",
    "on-accent": "#ffffff",
    "accent-text": "#0f6868",
    "accent-subtle": "#e0f0ef",
    "on-accent-subtle": "#0a4a4a",
    "accent-line": "#7fb5b3",
  },
  dark: {
    accent: "#76c7c3",
    "accent-hover": "#93d6d3",
    "accent-active": "#b0e3e0",
    "on-accent": "#04211f",
    "accent-text": "#84cfcb",
    "accent-subtle": "#12302f",
    "on-accent-subtle": "#b0e3e0",
    "accent-line": "#3c7c79",
  },
};

/** Backgrounds of an accent: the tokens bg, bg-subtle, surface-raised and bg-sunken of each theme. */
export const SURFACES: Record<Theme, readonly string[]> = {
  light: ["#ffffff", "#f4f6f4", "#e9edea"],
  dark: ["#0f1513", "#151d1a", "#1d2723", "#29342f"],
};

const WHITE = "#ffffff";

/** Start and direction of the search for a readable tone. Lightness 0 to 1. */
const RULES = {
  light: {
    chroma: 0.16,
    start: Math.min,
    from: 0.52,
    away: -1,
    subtle: 0.955,
    subtleChroma: 0.022,
    onSubtle: 0.36,
    line: 0.72,
  },
  dark: {
    chroma: 0.055,
    start: Math.max,
    from: 0.78,
    away: 1,
    subtle: 0.285,
    subtleChroma: 0.035,
    onSubtle: 0.9,
    line: 0.5,
  },
} as const;

const within = (lightness: number) => Math.min(1, Math.max(0, lightness));

/**
 * Moves lightness away from the backgrounds, a hundredth at a time, until each pair has `ratio` to
 * 1.
 */
function readableOn(
  color: Oklch,
  backgrounds: readonly string[],
  ratio: number,
  away: 1 | -1,
): Oklch {
  let { lightness } = color;
  const isReadable = () => {
    const hex = hexOf({ ...color, lightness });
    return backgrounds.every((background) => contrastRatio(hex, background) >= ratio);
  };
  while (lightness > 0 && lightness < 1 && !isReadable()) lightness += away * 0.01;
  return { ...color, lightness: within(lightness) };
}

/**
 * Makes an agency's colour readable: hue is unchanged, chroma limited, lightness changed until text in it has a
 * contrast of 4.5 to 1 on every surface of the theme. Anything but `#rrggbb` becomes the default teal (spec §6,
 * UI-032).
 */
export function agencyAccent(source: string | undefined, theme: Theme): AgencyAccent {
  if (source === undefined || !/^#[0-9a-f]{6}$/i.test(source)) return TEAL[theme];
  if (source.toLowerCase() === DEFAULT_AGENCY_COLOR) return TEAL[theme];
  const rule = RULES[theme];
  const own = oklchOf(source);
  const capped = Math.min(own.chroma, rule.chroma);
  const chroma = capped < 0.02 ? 0 : capped;
  const { hue } = own;

  const subtle = hexOf({
    lightness: rule.subtle,
    chroma: Math.min(chroma, rule.subtleChroma),
    hue,
  });
  const base = readableOn(
    { lightness: rule.start(own.lightness, rule.from), chroma, hue },
    [...SURFACES[theme], subtle],
    4.5,
    rule.away,
  );
  const accent = hexOf(base);
  const further = (steps: number) =>
    hexOf({ ...base, lightness: within(base.lightness + rule.away * steps * 0.05) });
  const nearBlack = hexOf({ lightness: 0.2, chroma: Math.min(chroma, 0.05), hue });
  const onSubtle = readableOn(
    { lightness: rule.onSubtle, chroma: Math.min(chroma, 0.1), hue },
    [subtle],
    7,
    rule.away,
  );
  return {
    accent,
    "accent-hover": further(1),
    "accent-active": further(2),
    "on-accent": contrastRatio(WHITE, accent) >= 4.5 ? WHITE : nearBlack,
    "accent-text": accent,
    "accent-subtle": subtle,
    "on-accent-subtle": hexOf(onSubtle),
    "accent-line": hexOf({ lightness: rule.line, chroma: Math.min(chroma, 0.08), hue }),
  };
}

/** What `agencyStyle` returns. */
type AgencyStyle = Readonly<Record<`--agency-${string}`, string>>;

function styleOf(source: string | undefined): AgencyStyle {
  const roles = (theme: Theme, prefix: "--agency-" | "--agency-dark-") =>
    Object.entries(agencyAccent(source, theme)).map(([role, hex]) => [`${prefix}${role}`, hex]);
  return Object.fromEntries([...roles("light", "--agency-"), ...roles("dark", "--agency-dark-")]);
}

/** A market has this many agencies with a colour of their own, or more; each has many homes. */
const REMEMBERED_MAX = 500;
const known = new Map<string | undefined, AgencyStyle>();

/**
 * Style for `<main data-agency style={…}>`: the roles of both themes as custom properties, because the server does
 * not know the reader's theme. agency.css, which what uses this imports, derives the accent from them. Only on pages of an agency and its listings.
 */
export function agencyStyle(source: string | undefined): AgencyStyle {
  const style = known.get(source) ?? styleOf(source);
  if (known.size >= REMEMBERED_MAX) known.clear();
  known.set(source, style);
  return style;
}
