import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { agencyAccent } from "./agency-accent.ts";
import { contrastRatio } from "./color.ts";

type Tokens = Record<string, string>;

const root = path.resolve(import.meta.dirname, "../../../..");
const blocksOf = (file: string) =>
  [
    ...readFileSync(path.join(root, file), "utf8")
      .replace(/\/\*[\s\S]*?\*\//g, "")
      .matchAll(/([^{}]+)\{([^{}]*)\}/g),
  ].map(([, selector = "", body = ""]) => ({
    selector: selector.trim(),
    tokens: Object.fromEntries(
      [...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map((match) => [match[1], match[2]?.trim()]),
    ) as Tokens,
  }));
const blockOf = (file: string, selector: RegExp): Tokens =>
  blocksOf(file).find((block) => selector.test(block.selector))?.tokens ?? {};

const KIT = "packages/ui/src/styles/tokens.css";
const ACCENT = "packages/ui/src/styles/default-theme.css";
const MAP = "packages/ui/src/map/map-tokens.css";
const light: Tokens = {
  ...blockOf(KIT, /^:root$/),
  ...blockOf(KIT, /^:root,/),
  ...blockOf(MAP, /^:root$/),
  ...blockOf(MAP, /^:root,/),
};
const dark: Tokens = {
  ...blockOf("packages/ui/src/styles/dark.css", /^\[data-theme="dark"\]$/),
  ...blockOf(MAP, /^\[data-theme="dark"\]$/),
};
const teal = blockOf(ACCENT, /^:root$/);
const tealDark = blockOf(ACCENT, /^\[data-theme="dark"\]$/);
const region = (id: string, isDark: boolean) =>
  blockOf(
    `apps/${id}/src/theme.css`,
    isDark ? /\[data-theme="dark"\]$/ : /^\[data-region="\w+"\]$/,
  );

const LOOKS: Record<string, Tokens> = {
  "no light": { ...light, ...region("no", false) },
  "no dark": { ...light, ...dark, ...region("no", false), ...region("no", true) },
  "au light": { ...light, ...region("au", false) },
  "au dark": { ...light, ...dark, ...region("au", false), ...region("au", true) },
  "teal light": { ...light, ...teal },
  "teal dark": { ...light, ...dark, ...teal, ...tealDark },
};

const resolve = (name: string, tokens: Tokens): string => {
  const value = tokens[name] ?? "";
  const alias = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  return alias ? resolve(alias, tokens) : value;
};

type Pair = [front: string, back: string, ratio: number];
const color = (name: string) => `--color-${name}`;
const BACKGROUNDS = ["bg", "bg-subtle", "bg-sunken", "surface", "surface-raised"];
const onAll = (front: string, ratio: number): Pair[] =>
  BACKGROUNDS.map((back) => [color(front), color(back), ratio]);

const statePairs = ["success", "warning", "danger", "info"].flatMap((state): Pair[] => [
  ...["bg", "bg-subtle", "surface-raised", `${state}-subtle`].map((back): Pair => [
    color(state),
    color(back),
    4.5,
  ]),
  [color(`on-${state}`), color(state), 4.5],
  [color("text"), color(`${state}-subtle`), 4.5],
]);

const accentPairs: Pair[] = [
  ...["accent", "accent-hover", "accent-active"].map((fill): Pair => [
    color("on-accent"),
    color(fill),
    4.5,
  ]),
  ...["on-accent-subtle", "accent-text", "text", "text-secondary"].map((text): Pair => [
    color(text),
    color("accent-subtle"),
    4.5,
  ]),
];

const mapPairs: Pair[] = [
  ["--pin-text", "--pin", 4.5],
  ["--pin-viewed-text", "--pin-viewed", 4.5],
  ["--pin-active-text", "--pin-active", 4.5],
  ["--cluster-text", "--cluster", 4.5],
  ...["land", "park", "road", "water"].map((ground): Pair => ["--pin-line", `--map-${ground}`, 3]),
  ["--cluster", "--map-land", 3],
  ...["land", "water"].map((ground): Pair => ["--draw-line", `--map-${ground}`, 3]),
  ...["land", "road", "park"].map((ground): Pair => ["--map-label", `--map-${ground}`, 4.5]),
  ["--map-water-label", "--map-water", 4.5],
  ["--chart-in", "--color-surface", 3],
  ["--chart-in", "--chart-out", 1.5],
];

const PAIRS: Pair[] = [
  ...["text", "text-secondary", "text-muted", "accent-text"].flatMap((text) => onAll(text, 4.5)),
  ...["control-line", "accent", "focus", "heart"].flatMap((mark) => onAll(mark, 3)),
  ...statePairs,
  ...accentPairs,
  [color("text-inverse"), color("surface-inverse"), 4.5],
  [color("on-signal"), color("signal"), 4.5],
  ...mapPairs,
  ...["a", "b", "g"].map((grade): Pair => ["--energy-light-text", `--energy-${grade}`, 4.5]),
  ...["c", "d", "e", "f"].map((grade): Pair => ["--energy-dark-text", `--energy-${grade}`, 4.5]),
];

test.each(Object.keys(LOOKS))(
  "every text and icon has enough contrast with its background: %s",
  (look) => {
    const tokens = LOOKS[look] ?? {};
    const measured = PAIRS.map(([front, back, ratio]) => ({
      pair: `${front} on ${back}`,
      ratio,
      is: contrastRatio(resolve(front, tokens), resolve(back, tokens)),
    }));
    expect(measured.length).toBeGreaterThan(90);
    expect(measured.filter(({ is, ratio }) => !(is >= ratio))).toEqual([]);
  },
);

test("the teal of an agency without a colour is the teal of the tokens", () => {
  for (const [theme, tokens] of [
    ["light", teal],
    ["dark", { ...teal, ...tealDark }],
  ] as const) {
    for (const [role, hex] of Object.entries(agencyAccent(undefined, theme)))
      expect(tokens[color(role)]).toBe(hex);
  }
});
