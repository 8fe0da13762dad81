import { parseAst } from "vite";
import { expect, test } from "vitest";
import { findLazyImports } from "./lazy-modules.ts";

/** The lazy modules of a file, each with the source of its import. */
function find(code: string, file: string) {
  const { imports, unknown } = findLazyImports(parseAst(code, { lang: "tsx" }), file);
  const found = imports.map(({ name, specifier, start, end }) => {
    return { name, specifier, importer: code.slice(start, end) };
  });
  return { found, unknown };
}

const routes = "packages/search/src/feature.ts";

test("a row's page is found under its name", () => {
  const code = `export const routes = [{ path: "/list", lazy: lazyRoute(() => import("./list-page.tsx")) }];`;
  expect(find(code, `/${routes}`).found).toEqual([
    { name: "lazy", importer: `() => import("./list-page.tsx")`, specifier: "./list-page.tsx" },
  ]);
});

test("words are found by language", () => {
  const code = `const catalogs = { en: () => import("./locales/en.po"), no: () => import('./locales/no.po') };`;
  const { found } = find(code, "/packages/search/src/feature.ts");
  expect(found.map(({ name }) => name)).toEqual(["en", "no"]);
});

test("words of several packages are found under one language", () => {
  const code = `const catalogs = { en: [() => import("@hjem/finder/locales/en.po"), () => import("./locales/en.po")] };`;
  expect(find(code, "/packages/search/src/feature.ts").found).toMatchObject([
    { name: "en", specifier: "@hjem/finder/locales/en.po" },
    { name: "en", specifier: "./locales/en.po" },
  ]);
});

test("a part is found in any file, an ordinary lazy import is left alone", () => {
  const code = `
    const Footer = lazyComponent<FooterProps>(() => import("./footer-part.tsx"));
    const Map = lazyComponent(() => import("./map-view.tsx"), { render: "on-visible", messages });
    const Drawer = lazyComponent(() => import("./drawer.tsx"), { render: "client-only" });
    const later = { done: () => import("./later.ts") };
    // const Old = lazyComponent(() => import("./old.tsx"));
  `;
  const { found } = find(code, "/packages/storefront/src/layout/frame.tsx");
  expect(found).toEqual([
    { name: "part", importer: `() => import("./footer-part.tsx")`, specifier: "./footer-part.tsx" },
    { name: "shown", importer: `() => import("./map-view.tsx")`, specifier: "./map-view.tsx" },
  ]);
});

test.each([
  `lazyRoute(() => import("./a.tsx").then((m) => m.page))`,
  `lazyRoute(async () => import("./a.tsx"))`,
  "lazyRoute(() => import(path))",
  "lazyRoute(load)",
])("a route in a form that cannot be parsed is reported: %s", (route) => {
  expect(find(`const row = { lazy: ${route} };`, `/${routes}`)).toEqual({ found: [], unknown: 1 });
});

test.each([
  "lazyComponent(load)",
  `lazyComponent(() => import("./a.tsx"), { render })`,
  `lazyComponent(() => import("./a.tsx"), options)`,
  `lazyComponent(() => import("./a.tsx"), { render: "sometimes" })`,
])("a component in a form that the build cannot parse is reported: %s", (component) => {
  expect(find(`const Part = ${component};`, "/packages/storefront/src/layout/frame.tsx")).toEqual({
    found: [],
    unknown: 1,
  });
});

test("a route in the known form is fine, and one in a comment or a sentence is none", () => {
  const code = `
    /** As \`lazy: lazyRoute(() => import("./x.tsx"))\`. */
    const row = { lazy: lazyRoute(() => import("./a.tsx")) };
    const text = 'lazyRoute(() => import("./b.tsx"))';
  `;
  expect(find(code, `/${routes}`)).toMatchObject({ found: [{ specifier: "./a.tsx" }], unknown: 0 });
});
