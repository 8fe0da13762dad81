import type { Look } from "@hjem/e2e/all-pages";
import type { Violation } from "@hjem/e2e/violations";
import { table } from "../table.ts";

/** An accessibility problem of a page in one combination of settings. */
export interface Finding extends Violation {
  look: Look;
}

const wordsOf = ({ region, language, theme, width, textSize }: Look): string =>
  `${region} ${language} ${theme} ${width}${textSize === 100 ? "" : `, text ${textSize}%`}`;

/** A line for each page: number of checked combinations and of findings. */
export function pagesTable(looks: readonly Look[], findings: readonly Finding[]): string {
  const pages = [...new Set(looks.map(({ page }) => page))];
  const count = (of: readonly { page: string }[], page: string) =>
    String(of.filter((each) => each.page === page).length);
  const found = findings.map(({ look }) => look);
  const rows = pages.map((page) => [page, count(looks, page), count(found, page)]);
  const sum = ["all", String(looks.length), String(findings.length)];
  return table(["Page", "combinations", "findings"], [...rows, sum]);
}

/** A line for each finding of a page, with the combinations that have it. */
export function findingsTable(findings: readonly Finding[]): string {
  const kinds = Map.groupBy(
    findings,
    ({ look, rule, selector }) => `${look.page}\n${rule}\n${selector}`,
  );
  const rows = [...kinds].map(([kind, all]) => {
    const combinations = all.map(({ look }) => wordsOf(look)).join(", ");
    return [...kind.split("\n"), combinations];
  });
  return table(["Page", "rule", "selector", "region, language, theme, width, text"], rows);
}
