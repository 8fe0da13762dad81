import { defineConfig } from "@lingui/cli";
import { formatter } from "@lingui/format-po";

/** One catalog per package that holds messages: it ships with, and is loaded by, that package's lazy routes. */
const packagesWithMessages = ["ui", "storefront", "finder", "search", "property", "content"];

export default defineConfig({
  sourceLocale: "en",
  locales: ["en", "no"],
  fallbackLocales: false,
  catalogs: packagesWithMessages.map((name) => ({
    path: `<rootDir>/packages/${name}/src/locales/{locale}`,
    include: [`<rootDir>/packages/${name}/src`],
    exclude: ["**/*.stories.tsx", "**/*.test.tsx", "**/*.test.ts"],
  })),
  format: formatter({ lineNumbers: false, origins: true }),
});
