import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse, Rule, type Declaration } from "postcss";
import valueParser from "postcss-value-parser";
import type { CSSOptions } from "vite";
import { workspaceRoot } from "./workspace-root.ts";

/** No vowels, so that no name is a word that a blocker of advertisements hides. */
const LETTERS = "bcdfghjklmnpqrstvwxyz";

/** 0, 1, 2 … as letters: b, c … z, bb, bc … */
function lettersOf(index: number): string {
  const rest = Math.floor(index / LETTERS.length);
  return (rest > 0 ? lettersOf(rest - 1) : "") + (LETTERS[index % LETTERS.length] ?? "");
}

/** Names of custom properties in the text of a script. */
const customProperty = /--[a-z][\w-]*/g;

const isCustom = (name: string): boolean => name.startsWith("--");

/** Names of custom properties that a value reads. */
function namesIn(value: string): string[] {
  const names: string[] = [];
  valueParser(value).walk(({ type, value: name }) => {
    if (type === "word" && isCustom(name)) names.push(name);
  });
  return names;
}

/** A value with its custom properties by other names, and those that are constant by their values. */
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

/** Whether a declaration holds for the whole page, whatever its theme and width. */
const isOfRoot = ({ parent }: Declaration): boolean =>
  parent instanceof Rule && parent.selector === ":root" && parent.parent?.type === "root";

/** How often each custom property is declared or read. */
function countNames(lines: readonly Declaration[]): Map<string, number> {
  const counts = new Map<string, number>();
  const names = lines.flatMap(({ prop, value }) => [prop, ...namesIn(value)]).filter(isCustom);
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

/** Names of custom properties that scripts mention, whole or by their beginning (`--agency-`). */
function mentionedIn(scripts: readonly string[]): (name: string) => boolean {
  const mentioned = [...new Set(scripts.flatMap((code) => code.match(customProperty) ?? []))];
  return (name) =>
    mentioned.some((one) => one === name || (one.endsWith("-") && name.startsWith(one)));
}

/** A value of so many letters is no longer than the reference to it. */
const SHORT_VALUE = 10;
/** A value that stands in so few places is not worth a name. */
const FEW_USES = 2;

/**
 * Values of the custom properties that are the same everywhere, to be written in place of the references: declared once, for
 * the whole page, with nothing in them that varies, and short or seldom used. No theme, region or script changes them.
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
  // A constant may read others: again until none does.
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
  // One count is the declaration's own.
  const counts = countNames(lines);
  return new Map(
    [...constants].filter(
      ([name, { length }]) => length <= SHORT_VALUE || (counts.get(name) ?? 0) <= FEW_USES + 1,
    ),
  );
}

/**
 * Short names for the custom properties that `styles` declare, the most frequent first. A name that `scripts` mention
 * stays, and so does one that the styles only read: others set it.
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
  // Digits: what a minified script decrements (`--e`) is never taken for a property.
  return new Map(renamed.map(([name], index) => [name, `--${index}`]));
}

/** Short names for the classes of CSS modules: letters for the file, a number for the class in it. */
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
 * Styles of a build: classes and custom properties have names of two to four letters, since every page carries them several
 * times, and what never varies stands where it is read. The names follow from the files alone, so that the server's build and the browser's have the same.
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
