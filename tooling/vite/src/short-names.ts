import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import type { CSSOptions } from "vite";
import { workspaceRoot } from "./workspace-root.ts";

/** No vowels, so that no name is a word that a blocker of advertisements hides. */
const LETTERS = "bcdfghjklmnpqrstvwxyz";

/** 0, 1, 2 … as letters: b, c … z, bb, bc … */
function lettersOf(index: number): string {
  const rest = Math.floor(index / LETTERS.length);
  return (rest > 0 ? lettersOf(rest - 1) : "") + (LETTERS[index % LETTERS.length] ?? "");
}

const customProperty = /--[a-z][\w-]*/g;
const declaration = /(?<![\w-])(--[a-z][\w-]*)\s*:\s*((?:[^;{}"]|"[^"]*")*)/g;
const reference = /var\((--[a-z][\w-]*)\)/g;
const rootRule = /(?<=^\s*|\}\s*):root\s*\{([^{}]*)\}/g;

const namesOf = (text: string): string[] => text.match(customProperty) ?? [];

const declarationsIn = (css: string): [name: string, value: string][] =>
  [...css.matchAll(declaration)].map(([, name = "", value = ""]) => [
    name,
    value.replaceAll(/\s+/g, " ").trim(),
  ]);

/** How often each name stands in the texts. */
function countNames(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of texts.flatMap(namesOf)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

/** Names of custom properties that scripts mention, whole or by their beginning (`--agency-`). */
function mentionedIn(scripts: readonly string[]): (name: string) => boolean {
  const mentioned = [...new Set(scripts.flatMap(namesOf))];
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
  const declared = new Map<string, number>();
  for (const [name] of styles.flatMap(declarationsIn))
    declared.set(name, (declared.get(name) ?? 0) + 1);
  const ofRoot = styles.flatMap((css) =>
    [...css.matchAll(rootRule)].flatMap(([, body = ""]) => declarationsIn(body)),
  );
  const constants = new Map(
    ofRoot.filter(([name]) => declared.get(name) === 1 && !isMentioned(name)),
  );
  for (let isDone = false; !isDone;) {
    isDone = true;
    for (const [name, value] of constants) {
      const inside = namesOf(value);
      if (inside.length === 0) continue;
      isDone = false;
      if (!inside.every((one) => constants.has(one))) constants.delete(name);
      else
        constants.set(
          name,
          value.replaceAll(reference, (_whole, one: string) => constants.get(one) ?? ""),
        );
    }
  }
  // One count is the declaration's own.
  const counts = countNames(styles);
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
  const own = new Set(styles.flatMap(declarationsIn).map(([name]) => name));
  const renamed = [...countNames(styles)]
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
  const styles = read(sheets).map((css) => css.replaceAll(/\/\*[^]*?\*\//g, ""));
  const code = read(scripts);
  const constants = constantProperties(styles, code);
  const properties = shortProperties(styles, code);
  const shorten = (text: string) =>
    text
      .replaceAll(reference, (whole, name: string) => constants.get(name) ?? whole)
      .replaceAll(customProperty, (name) => properties.get(name) ?? name);
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
              line.prop = shorten(line.prop);
              line.value = shorten(line.value);
            });
          },
        },
      ],
    },
  };
}
