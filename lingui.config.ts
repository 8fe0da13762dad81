import { defineConfig } from "@lingui/cli";
import { formatter } from "@lingui/format-po";

/** One catalog per package that holds messages: it ships with, and is loaded by, that package's lazy routes. */
const packagesWithMessages = ["ui", "storefront", "finder", "search", "property", "content"];

const tests = ["**/*.stories.tsx", "**/*.test.tsx", "**/*.test.ts"];

export default defineConfig({
  sourceLocale: "en",
  locales: ["en", "no"],
  fallbackLocales: false,
  catalogs: [
    ...packagesWithMessages.map((name) => ({
      path: `<rootDir>/packages/${name}/src/locales/{locale}`,
      include: [`<rootDir>/packages/${name}/src`],
      exclude: ["<rootDir>/packages/ui/src/map/**", ...tests],
    })),
    // The kit's words come with every page; those of the map with the pages that show one.
    {
      path: "<rootDir>/packages/ui/src/map/locales/{locale}",
      include: ["<rootDir>/packages/ui/src/map"],
      exclude: tests,
    },
  ],
  format: formatter({ lineNumbers: false, origins: true }),
});
