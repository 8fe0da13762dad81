import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { isForFingers, type Look } from "./look.ts";
import { smallTargets } from "./targets.ts";

/** Something that stands in somebody's way: the rule, and where on the page. */
export interface Hindrance {
  rule: string;
  selector: string;
}

/** What axe finds; only by `rules`, where some are named. */
export async function axeFindings(page: Page, rules?: readonly string[]): Promise<Hindrance[]> {
  // No page has frames of others: asked the old way, no second window is opened for each answer.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({
    resultTypes: ["violations"],
    // By itself axe leaves the size of targets out (WCAG 2.2).
    rules: { "target-size": { enabled: true } },
  });
  const { violations } = await (rules ? axe.withRules([...rules]) : axe).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => ({ rule: id, selector: target.join(" ") })),
  );
}

/** How far the page can be scrolled sideways, px. */
export const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** A page has one heading of its own and one main part: more or fewer of them. */
const landmarks = async (page: Page): Promise<Hindrance[]> => {
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

/** Everything that stands in somebody's way on the page that a look has brought up. */
export async function hindrances(page: Page, look: Look): Promise<Hindrance[]> {
  const scrolled = await sideways(page);
  return [
    ...(await axeFindings(page)),
    ...(await landmarks(page)),
    ...(isForFingers(look) ? await smallTargets(page) : []),
    ...(scrolled > 0 ? [{ rule: "no sideways scroll", selector: `html, ${scrolled} px` }] : []),
  ];
}
