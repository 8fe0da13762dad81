import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import {
  agencyAccent,
  agencyStyle,
  DEFAULT_AGENCY_COLOR,
  SURFACES,
  type Theme,
} from "./agency-accent.ts";
import { contrastRatio, hexOf, oklchOf } from "./color.ts";

const THEMES: Theme[] = ["light", "dark"];
// Yellow, white, black, grey, lime, pure red, pale pink: colours without enough contrast for text.
const HARD = [
  "#6d2e6b",
  "#ffd400",
  "#ffffff",
  "#000000",
  "#808080",
  "#e4002b",
  "#00a3ff",
  "#7cff00",
  "#c7a17a",
  "#1a237e",
  "#ff6fb5",
];

test.each(
  THEMES.flatMap((theme) => [DEFAULT_AGENCY_COLOR, ...HARD].map((color) => ({ theme, color }))),
)("UI-032: text in the accent of $color is readable in the $theme theme", ({ theme, color }) => {
  const roles = agencyAccent(color, theme);
  for (const surface of [...SURFACES[theme], roles["accent-subtle"]]) {
    expect(contrastRatio(roles["accent-text"], surface)).toBeGreaterThanOrEqual(4.5);
  }
  for (const fill of [roles.accent, roles["accent-hover"], roles["accent-active"]]) {
    expect(contrastRatio(roles["on-accent"], fill)).toBeGreaterThanOrEqual(4.5);
  }
  expect(contrastRatio(roles["on-accent-subtle"], roles["accent-subtle"])).toBeGreaterThanOrEqual(
    7,
  );
});

test("UI-032: agencies have different accents, and one without a colour has teal", () => {
  expect(agencyAccent("#6d2e6b", "light").accent).not.toBe(agencyAccent("#1a237e", "light").accent);
  expect(agencyAccent(undefined, "light").accent).toBe("#0f6868");
});

test.each(["red", "#fff", "#12345g", "url(javascript:1)", "#0f6868;", ""])(
  "%j is not a valid colour: teal",
  (source) => {
    for (const theme of THEMES)
      expect(agencyAccent(source, theme)).toEqual(agencyAccent(undefined, theme));
  },
);

test.each([
  { theme: "light", selector: "[data-agency] {", prefix: "--agency-" },
  { theme: "dark", selector: '[data-theme="dark"] [data-agency] {', prefix: "--agency-dark-" },
] as const)("UI-032: pages of an agency have the $theme roles in the $theme theme", (given) => {
  const css = readFileSync(path.join(import.meta.dirname, "agency.css"), "utf8");
  const start = css.indexOf(`\n${given.theme === "dark" ? "  " : ""}${given.selector}`);
  const block = css.slice(start, css.indexOf("}", start));
  const roles = [...block.matchAll(/--color-([\w-]+): var\((--[\w-]+)\)/g)];
  expect(Object.fromEntries(roles.map(([, role, variable]) => [role, variable]))).toEqual(
    Object.fromEntries(
      Object.keys(agencyAccent(undefined, given.theme)).map((role) => [role, given.prefix + role]),
    ),
  );
});

test("keeps the hue of an agency", () => {
  const purple = oklchOf("#6d2e6b");
  for (const theme of THEMES)
    expect(oklchOf(agencyAccent("#6d2e6b", theme).accent).hue).toBeCloseTo(purple.hue, 1);
});

test("UI-032: no agency's accent in the dark has half the colour of a danger", () => {
  const css = readFileSync(path.join(import.meta.dirname, "../styles/dark.css"), "utf8");
  const danger = oklchOf(/--color-danger: (#[0-9a-f]{6})/.exec(css)?.[1] ?? "");
  for (const color of HARD) {
    const { chroma } = oklchOf(agencyAccent(color, "dark").accent);
    expect(chroma).toBeLessThan(danger.chroma * 0.5);
  }
});

test("grey stays grey", () => {
  expect(oklchOf(agencyAccent("#818080", "light").accent).chroma).toBeLessThan(0.002);
});

test("a colour survives conversion to OKLCH and back", () => {
  for (const hex of HARD) expect(hexOf(oklchOf(hex))).toBe(hex);
});

test("the style of a page has every role for both themes", () => {
  const style = agencyStyle("#6d2e6b");
  expect(Object.keys(style)).toHaveLength(16);
  expect(style["--agency-accent"]).toBe(agencyAccent("#6d2e6b", "light").accent);
  expect(style["--agency-dark-on-accent"]).toBe(agencyAccent("#6d2e6b", "dark")["on-accent"]);
});
