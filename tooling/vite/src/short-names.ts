import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse, Rule, type Declaration } from "postcss";
import valueParser from "postcss-value-parser";
import type { CSSOptions } from "vite";
import { workspaceRoot } from "./workspace-root.ts";

/** Letters of the names, without vowels, so that no name is a word that an ad blocker hides. */
const LETTERS = "bcdfghjklmnpqrstvwxyz";

/** 0, 1, 2 … as letters: b, c … z, bb, bc … */
function lettersOf(index: number): string {
  const rest = Math.floor(index / LETTERS.length);
  return (rest > 0 ? lettersOf(rest - 1) : "") + (LETTERS[index % LETTERS.length] ?? "");
}

/** Names of custom properties in the text of a script. */
const customProperty = /--[a-z][\w-]*/g;

const isCustom = (name: string): boolean => name.startsWith("--");

/** Names of custom properties in a value. */
function namesIn(value: string): string[] {
  const names: string[] = [];
  valueParser(value).walk(({ type, value: name }) => {
    if (type === "word" && isCustom(name)) names.push(name);
  });
  return names;
}

/** A value with its custom properties renamed, and constant ones replaced by their values. */
function rewriteValue(
  value: string,
  constants: ReadonlyMap<string, string>,
  properties: ReadonlyMap<string, string>,
): string {
  const parsed = valueParser(value);
  parsed.walk((node, index, nodes) => {
    if (node.type === "function" && node.value === "var") {
      const constant = constants.get(node.nodes[0]?.value ?? "");
      if (constant === undefined) return;
      const { sourceIndex, sourceEndIndex } = node;
      nodes[index] = { type: "word", value: constant, sourceIndex, sourceEndIndex };
    } else if (node.type === "word") node.value = properties.get(node.value) ?? node.value;
  });
  return valueParser.stringify(parsed.nodes);
}

/** Every declaration of the styles. */
function declarationsIn(styles: readonly string[]): Declaration[] {
  const found: Declaration[] = [];
  for (const css of styles) parse(css).walkDecls((line) => void found.push(line));
  return found;
}

/** Whether a declaration applies to the whole page in every theme and width. */
const isOfRoot = ({ parent }: Declaration): boolean =>
  parent instanceof Rule && parent.selector === ":root" && parent.parent?.type === "root";

/** How often each custom property is declared or read. */
function countNames(lines: readonly Declaration[]): Map<string, number> {
  const counts = new Map<string, number>();
  const names = lines.flatMap(({ prop, value }) => [prop, ...namesIn(value)]).filter(isCustom);
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

/** Names or prefixes (`--agency-`) of custom properties in scripts. */
function mentionedIn(scripts: readonly string[]): (name: string) => boolean {
  const mentioned = [...new Set(scripts.flatMap((code) => code.match(customProperty) ?? []))];
  return (name) =>
    mentioned.some((one) => one === name || (one.endsWith("-") && name.startsWith(one)));
}

/** Maximum length of a value that is inlined everywhere: no longer than a reference to it. */
const SHORT_VALUE = 10;
/** Maximum number of references to a longer value that is inlined. */
const FEW_USES = 2;

/**
 * Values of constant custom properties, which replace their references: declared once, for
 * the whole page, without references that vary, and short or rarely used. No theme, region or script changes them.
 */
export function constantProperties(
  styles: readonly string[],
  scripts: readonly string[],
): Map<string, string> {
  const isMentioned = mentionedIn(scripts);
  const lines = declarationsIn(styles);
  const declared = Map.groupBy(lines, ({ prop }) => prop);
  const constants = new Map(
    lines
      .filter((line) => isCustom(line.prop) && isOfRoot(line))
      .filter(({ prop }) => declared.get(prop)?.length === 1 && !isMentioned(prop))
      .map(({ prop, value }) => [prop, value.replaceAll(/\s+/g, " ")]),
  );
  // A constant may refer to others: repeat until none does.
  for (let isDone = false; !isDone;) {
    isDone = true;
    for (const [name, value] of constants) {
      const inside = namesIn(value);
      if (inside.length === 0) continue;
      isDone = false;
      if (inside.every((one) => constants.has(one)))
        constants.set(name, rewriteValue(value, constants, new Map()));
      else constants.delete(name);
    }
  }
  // One occurrence is the declaration itself.
  const counts = countNames(lines);
  return new Map(
    [...constants].filter(
      ([name, { length }]) => length <= SHORT_VALUE || (counts.get(name) ?? 0) <= FEW_USES + 1,
    ),
  );
}

/**
 * Short names for the custom properties that `styles` declare, the most frequent first. A name that occurs in `scripts`
 * is unchanged, and so is one that the styles only read, because it is set elsewhere.
 */
export function shortProperties(
  styles: readonly string[],
  scripts: readonly string[],
): Map<string, string> {
  const isMentioned = mentionedIn(scripts);
  const lines = declarationsIn(styles);
  const own = new Set(lines.map(({ prop }) => prop));
  const renamed = [...countNames(lines)]
    .filter(([name]) => own.has(name) && !isMentioned(name))
    .toSorted(([one, often], [other, seldom]) => seldom - often || (one < other ? -1 : 1));
  // With a digit, so that a decrement in a minified script (`--e`) is not read as a property.
  return new Map(renamed.map(([name], index) => [name, `--${index}`]));
}

/** Short names for classes of CSS modules: letters for the file and a number for the class. */
export function shortClasses(files: readonly string[]) {
  const order = new Map(files.toSorted().map((file, index) => [file, lettersOf(index)]));
  const known = new Map<string, Map<string, string>>();
  return (name: string, file: string): string => {
    const letters = order.get(file);
    if (!letters) throw new Error(`${file} is no style file of the workspace`);
    const classes = known.get(file) ?? new Map<string, string>();
    known.set(file, classes);
    const short = classes.get(name) ?? `${letters}${classes.size}`;
    classes.set(name, short);
    return short;
  };
}

const inWorkspace = (pattern: string): string[] =>
  ["packages/*/src", "apps/*/src"]
    .flatMap((folder) => globSync(`${folder}/${pattern}`, { cwd: workspaceRoot }))
    .map((file) => path.join(workspaceRoot, file));

const isShipped = (file: string): boolean => !/\.(?:test|stories)\.|[\\/]testing[\\/]/.test(file);

/**
 * Shortens the styles of a build: classes and custom properties get names of two to four letters, because every page has
 * them several times, and constants are inlined. Names depend on the files only, so that the builds of server and browser
 * agree.
 */
export function shortNames(): CSSOptions {
  const sheets = inWorkspace("**/*.css");
  const scripts = inWorkspace("**/*.{ts,tsx}").filter(isShipped);
  const read = (files: readonly string[]) => files.map((file) => readFileSync(file, "utf8"));
  const styles = read(sheets);
  const code = read(scripts);
  const constants = constantProperties(styles, code);
  const properties = shortProperties(styles, code);
  return {
    modules: {
      generateScopedName: shortClasses(sheets.filter((file) => file.endsWith(".module.css"))),
    },
    postcss: {
      plugins: [
        {
          postcssPlugin: "hjem:short-properties",
          Once(root) {
            root.walkDecls((line) => {
              if (constants.has(line.prop)) line.remove();
              line.prop = properties.get(line.prop) ?? line.prop;
              line.value = rewriteValue(line.value, constants, properties);
            });
          },
        },
      ],
    },
  };
}
