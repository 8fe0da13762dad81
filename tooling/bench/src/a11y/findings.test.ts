import { expect, test } from "vitest";
import { findingsTable, pagesTable } from "./findings.ts";

const look = (page: string, width: number) =>
  ({ page, region: "au", language: "en", theme: "dark", width, textSize: 100 }) as const;
const looks = [look("login", 390), look("login", 1366), look("data", 390)];
const findings = [look("login", 390), look("login", 1366)].map((each) => ({
  look: each,
  rule: "color-contrast",
  selector: "p.hint",
}));

test("each page states how often it was checked, and what was found", () => {
  const lines = pagesTable(looks, findings).split("\n");
  expect(lines[2]).toMatch(/^\| login +\| +2 \| +2 \|$/);
  expect(lines[3]).toMatch(/^\| data +\| +1 \| +0 \|$/);
  expect(lines[4]).toMatch(/^\| all +\| +3 \| +2 \|$/);
});

test("the same violation on a page is listed once, with every combination that has it", () => {
  const lines = findingsTable(findings).split("\n");
  expect(lines).toHaveLength(3);
  expect(lines[2]).toContain("au en dark 390, au en dark 1366");
});
