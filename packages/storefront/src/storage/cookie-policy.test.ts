import { editorialEntries } from "@hjem/editorial/editorial-entries";
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { functionalKeys, PENDING_ACTION_KEY, storageKeys } from "./storage-keys.ts";

const packages = new URL("../../../", import.meta.url);
/** Production source of all packages by path, without the list of keys itself. */
const sources = new Map(
  readdirSync(packages, { recursive: true, encoding: "utf8" })
    .filter((path) => /^[\w-]+\/src\/.*\.tsx?$/.test(path) && !/test|stories|stub/.test(path))
    .filter((path) => !path.endsWith("/storage-keys.ts"))
    .map((path) => [path, readFileSync(new URL(path, packages), "utf8")]),
);
const isUsed = (key: string) => [...sources.values()].some((text) => text.includes(`"${key}"`));

const policies = editorialEntries().flatMap((entry) =>
  entry.collection === "cookie-policies" ? entry.text : [],
);
const sectionsOf = (text: string) => text.split(/^## /m).slice(1);
/** Names in the last column of the tables of a section. */
const namesIn = (section: string): string[] =>
  [...section.matchAll(/\| `([^`]+)` +\|$/gm)].map(([, name = ""]) => name);
const rowsOf = (text: string) => namesIn(sectionsOf(text)[2] ?? "");

test("CMS-021, FND-041: the cookie policy of every market and language lists exactly the keys that the site stores", () => {
  expect(policies).toHaveLength(3);
  const keys = [
    ...Object.values(storageKeys).filter(isUsed),
    PENDING_ACTION_KEY,
    // The visit, React Router's scroll positions, and uploads of the tus client, by their own names.
    "visit",
    "react-router-scroll-positions",
    "tus::…",
  ].toSorted();
  for (const policy of policies) expect(rowsOf(policy).toSorted()).toEqual(keys);
});

test("D111: the cookie policy calls exactly those keys functional that wait for consent", () => {
  for (const policy of policies) {
    const functional = [...policy.matchAll(/\| Fun[kc]\w+ +\|.*\| `([^`]+)` +\|$/gm)];
    expect(functional.map(([, name]) => name)).toEqual(functionalKeys.filter(isUsed));
  }
});

test("FND-041: nothing but the named places touches the browser's storage or its cookies", () => {
  const touching = [...sources]
    .filter(([, text]) =>
      /\b(?:localStorage|sessionStorage|indexedDB|document\.cookie)\b/.test(text),
    )
    .map(([path]) => path.replace("storefront/src/", ""));
  expect(touching.toSorted()).toEqual([
    "analytics/analytics-place.tsx",
    "consent/browser-consent.ts",
    "language/store-language.ts",
    "session/run-session.ts",
    "session/start-session.ts",
    "session/tab-actions.ts",
    "storage/browser-storage.ts",
    "theme/theme-script.ts",
  ]);
});
