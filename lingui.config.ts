import { defineConfig } from "@lingui/cli";
import { formatter } from "@lingui/format-po";
import { globSync } from "node:fs";
import path from "node:path";

/** One catalog per package that holds messages: it ships with, and is loaded by, that package's lazy routes. */
const packagesWithMessages = [
  "ui",
  "storefront",
  "home-card",
  "leads",
  "chat",
  "finder",
  "search",
  "property",
  "content",
  "account",
  "favourites",
  "listing-wizard",
];

/** Rooms whose words come later than those of their package, with a map or a drawer: those with a catalog of their own. */
const roomsWithMessages = globSync("packages/*/src/*/**/locales/en.po", {
  cwd: import.meta.dirname,
}).map((catalog) => path.dirname(path.dirname(catalog)));

const tests = ["**/*.stories.tsx", "**/*.test.tsx", "**/*.test.ts"];

export default defineConfig({
  sourceLocale: "en",
  locales: ["en", "no"],
  fallbackLocales: false,
  catalogs: [
    ...packagesWithMessages.map((name) => ({
      path: `<rootDir>/packages/${name}/src/locales/{locale}`,
      include: [`<rootDir>/packages/${name}/src`],
      exclude: [...roomsWithMessages.map((room) => `<rootDir>/${room}/**`), ...tests],
    })),
    ...roomsWithMessages.map((room) => ({
      path: `<rootDir>/${room}/locales/{locale}`,
      include: [`<rootDir>/${room}`],
      exclude: tests,
    })),
  ],
  format: formatter({ lineNumbers: false, origins: true }),
});
