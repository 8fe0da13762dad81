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
      const found = await window.axe?.run(document, {
        resultTypes: ["violations"],
        ...(named
          ? { runOnly: { type: "rule", values: named } }
          : // By itself axe leaves the size of targets out (WCAG 2.2).
            { rules: { "target-size": { enabled: true } } }),
      });
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
  return [
    ...(await axeFindings(page)),
    ...(await landmarks(page)),
    ...(isTouched(look) ? await smallTargets(page) : []),
    ...(scrolled > 0 ? [{ rule: "no sideways scroll", selector: `html, ${scrolled} px` }] : []),
  ];
}
