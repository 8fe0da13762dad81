import { expect, test } from "vitest";
import { findLazyImports, hasUnknownForm } from "./lazy-modules.ts";

const routes = "packages/search/src/routes.ts";

test("a row's page is found under its name", () => {
  const code = `export const routes = [{ path: "/list", lazy: lazyRoute(() => import("./list-page.tsx")) }];`;
  expect(findLazyImports(code, `/${routes}`)).toEqual([
    { name: "lazy", importer: `() => import("./list-page.tsx")`, specifier: "./list-page.tsx" },
  ]);
});

test("words are found by language", () => {
  const code = `catalogs: { en: () => import("./locales/en.po"), no: () => import('./locales/no.po') }`;
  expect(findLazyImports(code, "/packages/search/src/feature.ts").map(({ name }) => name)).toEqual([
    "en",
    "no",
  ]);
});

test("a part is found in any file, an ordinary lazy import is left alone", () => {
  const code = `
    const Footer = lazyPart<FooterProps>(() => import("./footer-part.tsx"));
    const Map = shownPart<MapProps>(() => import("./map-view.tsx"), words);
    const later = { done: () => import("./later.ts") };
    // const Old = lazyPart(() => import("./old.tsx"));
  `;
  const found = findLazyImports(code, "/packages/storefront/src/layout/frame.tsx");
  expect(found).toEqual([
    { name: "part", importer: `() => import("./footer-part.tsx")`, specifier: "./footer-part.tsx" },
    { name: "shown", importer: `() => import("./map-view.tsx")`, specifier: "./map-view.tsx" },
  ]);
});

test.each([
  `lazy: lazyRoute(() => import("./a.tsx").then((m) => m.page))`,
  `lazy: lazyRoute(async () => import("./a.tsx"))`,
  "lazy: lazyRoute(() => import(path))",
])("a route in a form that cannot be looked up is told: %s", (code) => {
  const found = findLazyImports(code, `/${routes}`).filter(({ importer }) =>
    code.includes(`${importer})`),
  );
  expect(hasUnknownForm(code, `/${routes}`, found)).toBe(true);
});

test("a route in the known form is fine, and so is one in a comment", () => {
  const code = `
    /** As \`lazy: lazyRoute(() => import("./x.tsx"))\`. */
    const row = { lazy: lazyRoute(() => import("./a.tsx")) };
  `;
  const found = findLazyImports(code, `/${routes}`);
  expect(found).toHaveLength(1);
  expect(hasUnknownForm(code, `/${routes}`, found)).toBe(false);
});
