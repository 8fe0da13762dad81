import { sites } from "@hjem/stack";
import type { JSONReport, JSONReportSuite } from "@playwright/test/reporter";
import { execFile } from "node:child_process";
import { createRequire } from "node:module";
import path from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { kinds, MOST_ON_BOTH, onBothSites } from "../site/both-sites.ts";

const run = promisify(execFile);
const playwright = createRequire(import.meta.url).resolve("@playwright/test/cli");
const siteIds = sites.map(({ id }) => id);

const specsOf = ({ specs, suites = [] }: JSONReportSuite): JSONReportSuite["specs"] => [
  ...specs,
  ...suites.flatMap(specsOf),
];

/** The journeys of the long run, which has all of them on each site, with the sites that their files name. */
const journeys = async () => {
  const { stdout } = await run(
    process.execPath,
    [playwright, "test", "--list", "--reporter=json"],
    {
      cwd: path.resolve(import.meta.dirname, "../.."),
      env: { ...process.env, TEST_RUN: "long" },
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  const report = JSON.parse(stdout) as JSONReport;
  return report.suites
    .flatMap(specsOf)
    .map(({ file, title, tags }) => ({ name: `${file}: ${title}`, title, tags }));
};

test("every journey names its site, and those that name both are listed with a reason", async () => {
  const all = await journeys();
  expect(all.length).toBeGreaterThan(100);
  const nowhere = all.filter(({ tags }) => tags.every((tag) => !siteIds.includes(tag)));
  expect(nowhere.map(({ name }) => name)).toEqual([]);
  const onBoth = all.filter(({ tags }) => siteIds.filter((id) => tags.includes(id)).length > 1);
  expect([...new Set(onBoth.map(({ title }) => title))].toSorted()).toEqual(
    onBothSites.map(({ title }) => title).toSorted(),
  );
});

test("few journeys run on both sites: some of each kind", () => {
  expect(onBothSites.length).toBeLessThanOrEqual(MOST_ON_BOTH);
  expect(kinds.filter((kind) => onBothSites.every((journey) => journey.kind !== kind))).toEqual([]);
  expect(onBothSites.filter(({ reason }) => reason === "")).toEqual([]);
});
