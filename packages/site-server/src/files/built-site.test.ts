import { expect, test } from "vitest";
import { hashSource } from "../pages/content-security-policy.ts";
import { assetLookup } from "./built-site.ts";
import { inlinedStyles } from "./inlined-styles.ts";

const manifest = {
  "src/entry-client.ts": {
    file: "assets/entry.js",
    src: "src/entry-client.ts",
    isEntry: true,
    dynamicImports: ["src/hydrate-page.ts"],
    css: ["assets/entry.css"],
  },
  "src/hydrate-page.ts": {
    file: "assets/hydrate-page.js",
    imports: ["_framework.js"],
    dynamicImports: ["../../packages/ui/src/map.tsx"],
  },
  "_framework.js": { file: "assets/framework.js" },
  "../../packages/search/src/list-page.tsx": {
    file: "assets/list.js",
    imports: ["_card.js", "src/hydrate-page.ts"],
    css: ["assets/list.css"],
    dynamicImports: ["../../packages/ui/src/map.tsx"],
  },
  "_card.js": { file: "assets/card.js", css: ["assets/card.css"] },
  "../../packages/ui/src/map.tsx": { file: "assets/map.js", css: ["assets/map.css"] },
  "../../packages/storefront/src/footer-part.tsx": {
    file: "assets/footer.js",
    css: ["assets/footer.css"],
  },
  "../../node_modules/hanken-grotesk-latin-wght-normal.woff2": { file: "assets/hanken.woff2" },
};
const styles = new Map([
  ["assets/entry.css", "a{}"],
  ["assets/list.css", "b{}"],
  ["assets/footer.css", "c{}"],
]);
const lookup = assetLookup(manifest, styles, "apps/no");
const list = "packages/search/src/list-page.tsx";

test("preloads a page's chunks and their imports, but no lazy ones", () => {
  const { entry, preloads, styles: inlined, styleFiles, fonts } = lookup([list], []);
  expect(entry).toBe("/assets/entry.js");
  expect(preloads).toEqual([
    "/assets/hydrate-page.js",
    "/assets/framework.js",
    "/assets/list.js",
    "/assets/card.js",
  ]);
  expect(styleFiles).toEqual(["/assets/card.css", "/assets/list.css"]);
  expect(inlined).toEqual([{ css: "a{}b{}" }]);
  expect(fonts).toEqual(["/assets/hanken.woff2"]);
});

test("D42: loads only the styles of a lazy component with the page", () => {
  const { preloads, styleFiles } = lookup([list], ["packages/storefront/src/footer-part.tsx"]);
  expect(preloads).not.toContain("/assets/footer.js");
  expect(styleFiles).toContain("/assets/footer.css");
});

test("the policy of a page has one hash for its own styles, however many files the site has", () => {
  const { styles: inlined, styleHashes } = lookup([list], []);
  expect(styleHashes).toEqual(inlined.map(({ css }) => hashSource(css)));
  expect(styleHashes).toHaveLength(1);
});

test("throws for a module that is not in the build, instead of an unstyled page", () => {
  expect(() => lookup(["packages/search/src/gone.tsx"], [])).toThrow(/gone\.tsx/);
});

test("throws for a build without an entry, suggesting to build first", () => {
  expect(() => assetLookup({}, styles, "apps/no")).toThrow(/build/);
});

test("does not inline unused tokens, nor tokens that only those use", () => {
  const [tokens] = inlinedStyles(
    [
      ':root{--a:1px;--b:var(--c);--c:2px;--d:red;--e:url("data:;x");--f:3px}',
      ".x{width:var(--a)}@media (width>1px){.y{color:var(--d,blue)}}",
    ],
    ['style.setProperty("--f",1)'],
  );
  expect(tokens).toBe(":root{--a:1px;--d:red;--f:3px}");
});
