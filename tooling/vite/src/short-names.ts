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
const declared = /(?<![\w-])(--[a-z][\w-]*)\s*:/g;

/**
 * Short names for the custom properties that `styles` declare, the most frequent first. A name that `scripts` mention
 * stays, also by its beginning (`--agency-`), and so does one that the styles only read: others set it.
 */
export function shortProperties(
  styles: readonly string[],
  scripts: readonly string[],
): Map<string, string> {
  const mentioned = [...new Set(scripts.flatMap((code) => code.match(customProperty) ?? []))];
  const isMentioned = (name: string) =>
    mentioned.some((one) => one === name || (one.endsWith("-") && name.startsWith(one)));
  const own = new Set(
    styles.flatMap((css) => [...css.matchAll(declared)].map(([, name = ""]) => name)),
  );
  const uses = new Map<string, number>();
  for (const name of styles.flatMap((css) => css.match(customProperty) ?? []))
    uses.set(name, (uses.get(name) ?? 0) + 1);
  const renamed = [...uses]
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
 * times. The names follow from the files alone, so that the server's build and the browser's have the same.
 */
export function shortNames(): CSSOptions {
  const sheets = inWorkspace("**/*.css");
  const scripts = inWorkspace("**/*.{ts,tsx}").filter(isShipped);
  const read = (files: readonly string[]) => files.map((file) => readFileSync(file, "utf8"));
  const properties = shortProperties(read(sheets), read(scripts));
  const shorten = (text: string) =>
    text.replace(customProperty, (name) => properties.get(name) ?? name);
  return {
    modules: {
      generateScopedName: shortClasses(sheets.filter((file) => file.endsWith(".module.css"))),
    },
    postcss: {
      plugins: [
        {
          postcssPlugin: "hjem:short-properties",
          Once(root) {
            root.walkDecls((declaration) => {
              declaration.prop = shorten(declaration.prop);
              declaration.value = shorten(declaration.value);
            });
          },
        },
      ],
    },
  };
}
