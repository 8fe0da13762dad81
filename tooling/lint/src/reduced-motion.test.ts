import path from "node:path";
import { expect, test } from "vitest";
import { readSourceFiles } from "./source-files.ts";

const files = (await readSourceFiles(path.resolve(import.meta.dirname, "../../.."))).filter(
  ({ path: file }) => file.startsWith("packages/") || file.startsWith("apps/"),
);
const styles = files.filter(({ path: file }) => file.endsWith(".css"));

/** A stylesheet without comments, and without what applies under one preference. */
const without = (text: string, preference: "reduce" | "no-preference") =>
  text
    .replaceAll(/\/\*[\s\S]*?\*\//g, "")
    .replaceAll(
      new RegExp(String.raw`@media \(prefers-reduced-motion: ${preference}\) \{[\s\S]*?\n\}`, "g"),
      "",
    );

const rules = (text: string) =>
  [...text.matchAll(/([^{};]+)\{([^{}]*)\}/g)].map(([, selector = "", body = ""]) => ({
    selector: selector.trim(),
    body,
  }));

/** Durations under reduced motion are those of the tokens (1 ms); the others end in a rule of the same selector. */
const movesOn = (text: string): string[] => {
  const still = new Set(
    rules(without(text, "no-preference"))
      .filter(({ body }) => /(?:animation|transition):\s*none/.test(body))
      .map(({ selector }) => selector),
  );
  return rules(without(without(text, "no-preference"), "reduce"))
    .filter(({ body }) => /(?:animation|transition):[^;]*\b\d*\.?\d+m?s\b/.test(body))
    .map(({ selector }) => selector)
    .filter((selector) => !still.has(selector));
};

test("with reduced motion, no animation or transition of a stylesheet lasts", () => {
  const moving = styles.flatMap(({ path: file, text }) =>
    movesOn(text).map((selector) => `${file}: ${selector}`),
  );
  expect(moving).toEqual([]);
});

test("with reduced motion, nothing scrolls smoothly", () => {
  const smooth = files
    .filter(({ path: file }) => !/\.(?:test|stories)\.tsx?$/.test(file))
    .filter(({ text }) =>
      /scroll-behavior: smooth|behavior: "smooth"|\.animate\(|startViewTransition/.test(
        without(text, "no-preference"),
      ),
    );
  expect(smooth.map(({ path: file }) => file)).toEqual([]);
});

test("the durations of the tokens are 1 ms with reduced motion", () => {
  const tokens = styles.find(({ path: file }) => file.endsWith("/styles/tokens.css"))?.text ?? "";
  const durations = (text: string) =>
    [...text.matchAll(/(--motion-[\w-]+): (\S+);/g)].map(([, name, value]) => [name, value]);
  const names = durations(without(tokens, "reduce")).map(([name]) => name);
  const [, reduced = ""] =
    /@media \(prefers-reduced-motion: reduce\) \{([\s\S]*?)\n\}/.exec(tokens) ?? [];
  expect(names.length).toBeGreaterThan(3);
  expect(Object.fromEntries(durations(reduced))).toEqual(
    Object.fromEntries(names.map((name) => [name, "1ms"])),
  );
});
