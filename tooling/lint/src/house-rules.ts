/** A source file of the product: its path from the repository's root and its text. */
export interface SourceFile {
  path: string;
  text: string;
}

/** One of the house's rules; `check` says what is wrong with a file, nothing when all is well. */
export interface HouseRule {
  name: string;
  check: (file: SourceFile) => string[];
}

const MOST_LINES = 300;
const MOST_LINES_OF_TESTS = 400;
const DEEPEST_FOLDER = 3;
const forbiddenNames = new Set(["utils", "helpers", "common", "shared", "core", "types", "misc"]);

const isCode = (path: string) => /\.(tsx?|mjs)$/.test(path);
const isCss = (path: string) => path.endsWith(".css");
const isTest = (path: string) => /\.(test|stories|spec)\.tsx?$/.test(path);
/** The kit alone tunes spaces finer than the tokens, by eye. */
const isKit = (path: string) => path.startsWith("packages/ui/");
/** Tokens and themes are where raw colours and lengths are given their names. */
const isTokens = (path: string) => /(tokens|dark|theme)\.css$/.test(path);

const lineCount = (text: string) => text.split("\n").length - (text.endsWith("\n") ? 1 : 0);

const matchingLines = (text: string, pattern: RegExp, message: string): string[] =>
  text
    .split("\n")
    .flatMap((line, index) => (pattern.test(line) ? [`line ${index + 1}: ${message}`] : []));

const stem = (segment: string) => segment.replace(/(\.[a-z0-9-]+)+$/i, "");

/** Code that runs for people, not for tests. */
const isProduct = (path: string) =>
  /^(?:apps\/\w+|packages\/[\w-]+|tooling\/stack)\/src\/(?!(?:.*\/)?testing\/)/.test(path);

const caught: HouseRule = {
  name: "code looks at the error that it catches, or says beside it who meets it",
  check: ({ path, text }) => {
    if (!isProduct(path) || isTest(path)) return [];
    const lines = text.split("\n");
    return lines.flatMap((line, index) => {
      const isUnseen = /\bcatch \{|\.catch\(\(\) =>/.test(line);
      const isSaid = [lines[index - 1], lines[index + 1]].some((near) =>
        near?.includes("// Caught: "),
      );
      return isUnseen && !isSaid
        ? [
            `line ${index + 1}: handle the error by its kind, report it, or say "// Caught: …" why not`,
          ]
        : [];
    });
  },
};

const size: HouseRule = {
  name: "a file does one thing: at most 300 lines, 400 in tests and stories",
  check: ({ path, text }) => {
    if (!isCode(path) && !isCss(path)) return [];
    const most = isTest(path) ? MOST_LINES_OF_TESTS : MOST_LINES;
    const lines = lineCount(text);
    return lines > most ? [`has ${lines} lines; at most ${most}`] : [];
  },
};

const depth: HouseRule = {
  name: "no folder lies deeper than 3 below src",
  check: ({ path }) => {
    const segments = path.split("/");
    const source = segments.indexOf("src");
    if (source === -1) return [];
    const folders = segments.length - source - 2;
    return folders > DEEPEST_FOLDER ? [`lies ${folders} folders below src`] : [];
  },
};

const names: HouseRule = {
  name: "names are kebab-case nouns, never utils, helpers, common, shared, core, types or misc",
  check: ({ path }) => {
    const segments = path.split("/").slice(1).map(stem).filter(Boolean);
    return segments.flatMap((name) => {
      if (forbiddenNames.has(name.replace(/^.*-(?!types$)/, ""))) {
        return [`"${name}" says nothing: name it by its noun`];
      }
      return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(name) ? [] : [`"${name}" is not kebab-case`];
    });
  },
};

/** The brackets keep this very line from being a finding. */
const postponed = /(ox|es)lint-disable|@ts-(ignore|nocheck)|\b(TO[D]O|FIX[M]E|XX[X])\b/;

const escapes: HouseRule = {
  name: "no rule is switched off in the code, and nothing is left to do",
  check: ({ path, text }) => {
    if (!isCode(path) && !isCss(path)) return [];
    return matchingLines(text, postponed, "switches a rule off or puts work off");
  },
};

const barrels: HouseRule = {
  name: "every door is named in package.json: no barrels",
  check: ({ path, text }) =>
    isCode(path) ? matchingLines(text, /^export \*/, "exports everything of another file") : [],
};

const withoutComments = (css: string) =>
  css.replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, " "));

const colours: HouseRule = {
  name: "colours are tokens",
  check: ({ path, text }) =>
    isCss(path) && !isTokens(path)
      ? matchingLines(
          withoutComments(text),
          /:[^;]*(#[0-9a-f]{3,8}\b|\b(rgb|hsl|oklch|oklab|lab|lch)a?\()/i,
          "has a raw colour",
        )
      : [],
};

const gaps: HouseRule = {
  name: "gaps of pages are tokens",
  check: ({ path, text }) =>
    isCss(path) && !isTokens(path) && !isKit(path)
      ? matchingLines(
          withoutComments(text),
          /^\s*(gap|(row|column)-gap|margin[a-z-]*|padding[a-z-]*):[^;]*\b(?!1px)\d*\.?\d+(px|rem)/,
          "has a raw gap",
        )
      : [],
};

const isStories = (path: string) => path.endsWith(".stories.tsx");
const partsOfDescription = [
  { heading: "**Use.**", said: /\*\*Use\.\*\* \S+ \S+/ },
  { heading: "**Accessibility.**", said: /\*\*Accessibility\.\*\* \S+ \S+/ },
];

const stories: HouseRule = {
  name: "the stories of a component say when to use it and how it is reached",
  check: ({ path, text }) => {
    if (!isStories(path)) return [];
    // The first description is the component's; a story has a comment of its own.
    const [, description = ""] = /\bcomponent: `((?:\\.|[^`\\])*)`/.exec(text) ?? [];
    return partsOfDescription
      .filter(({ said }) => !said.test(description))
      .map(({ heading }) => `the component's description needs "${heading}" and a sentence`);
  },
};

/** The project's own rules for every file, beyond those of the linter. */
export const houseRules: readonly HouseRule[] = [
  size,
  depth,
  names,
  caught,
  escapes,
  barrels,
  colours,
  gaps,
  stories,
];
