import type { Page } from "@playwright/test";
import type axe from "axe-core";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { isTouched, type Look } from "./all-pages.ts";
import { smallTargets } from "./target-size.ts";

/** An accessibility problem: the rule, and where on the page. */
export interface Violation {
  rule: string;
  selector: string;
}

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Resolves once all transitions have ended: during one, colours are between two themes. */
const settled = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
        .map(({ finished }) => finished),
    ).then(() => undefined),
  );

/** Violations found by axe; limited to `rules` if given. axe stays in the page, because loading it is most of its cost. */
export async function axeFindings(page: Page, rules?: readonly string[]): Promise<Violation[]> {
  await settled(page);
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  return page.evaluate(
    async (named) => {
      // Words that the browser skips out of view have no picture yet: axe would take that of what lies at their place.
      const rendered = new CSSStyleSheet();
      rendered.replaceSync("* { content-visibility: visible !important }");
      document.adoptedStyleSheets.push(rendered);
      const found = await window.axe?.run(document, {
        resultTypes: ["violations"],
        ...(named
          ? { runOnly: { type: "rule", values: named } }
          : // By itself axe leaves the size of targets out (WCAG 2.2).
            { rules: { "target-size": { enabled: true } } }),
      });
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== rendered);
      if (found === undefined) throw new Error("axe is not in the page");
      return found.violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target }) => ({ rule: id, selector: target.join(" ") })),
      );
    },
    rules && [...rules],
  );
}

/** Horizontal overflow of the page, px. */
export const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Words of buttons that stand out of their button at a side; words that are cut by design do not count. */
export const wordsOutsideButtons = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isOutside = (button: Element, text: Node): boolean => {
      const holder = text.parentElement;
      if (!holder || holder.clientWidth === 1 || getComputedStyle(holder).overflowX !== "visible")
        return false;
      const range = document.createRange();
      range.selectNodeContents(text);
      const words = range.getBoundingClientRect();
      const box = button.getBoundingClientRect();
      return words.width > 0 && (words.left < box.left - 1 || words.right > box.right + 1);
    };
    const textsIn = (button: Element): Node[] => {
      const walker = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
      const texts: Node[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode);
      return texts;
    };
    return [...document.querySelectorAll("button")]
      .filter((button) => button.checkVisibility())
      .filter((button) => textsIn(button).some((text) => isOutside(button, text)))
      .map((button) => button.textContent.trim());
  });

/** Errors if a page has not exactly one `h1` and one `main`. */
const landmarks = async (page: Page): Promise<Violation[]> => {
  const counts = await page.evaluate(() =>
    ["h1", "main"].map((name) => ({
      name,
      count: [...document.querySelectorAll(name)].filter((each) => each.checkVisibility()).length,
    })),
  );
  return counts
    .filter(({ count }) => count !== 1)
    .map(({ name, count }) => ({ rule: "one of each", selector: `${count} × ${name}` }));
};

/** All accessibility problems of an opened page. */
export async function findViolations(page: Page, look: Look): Promise<Violation[]> {
  const scrolled = await sideways(page);
  const outside = await wordsOutsideButtons(page);
  return [
    ...(await axeFindings(page)),
    ...(await landmarks(page)),
    ...(isTouched(look) ? await smallTargets(page) : []),
    ...(scrolled > 0 ? [{ rule: "no sideways scroll", selector: `html, ${scrolled} px` }] : []),
    ...outside.map((words) => ({ rule: "words within their button", selector: words })),
  ];
}
