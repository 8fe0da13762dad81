import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { parseAst } from "vite";
import { expect, test } from "vitest";
import { leftOut, removeUnused } from "./remove-unused.ts";

const packages = path.resolve(import.meta.dirname, "../../../packages");
const requireFrom = (from: string) => createRequire(path.join(packages, from, "package.json"));
const toolkit = path.dirname(requireFrom("storefront").resolve("@reduxjs/toolkit/package.json"));
const router = path.dirname(requireFrom("storefront").resolve("react-router/package.json"));
const reactDom = path.dirname(requireFrom("storefront").resolve("react-dom/package.json"));
const react = path.dirname(requireFrom("storefront").resolve("react/package.json"));
const leaflet = path.dirname(requireFrom("ui").resolve("leaflet/package.json"));
const zod = path.dirname(requireFrom("domain").resolve("zod/package.json"));
const immer = path.resolve(
  createRequire(path.join(toolkit, "dist/x.js")).resolve("immer"),
  "../..",
);

const files = [
  path.join(router, "dist/production/lib/router/router.js"),
  path.join(router, "dist/production/lib/hooks.js"),
  path.join(router, "dist/production/lib/dom/lib.js"),
  path.join(toolkit, "dist/query/rtk-query.modern.mjs"),
  path.join(toolkit, "dist/query/react/rtk-query-react.modern.mjs"),
  path.join(immer, "immer.mjs"),
  path.join(react, "cjs/react.production.js"),
  path.join(reactDom, "cjs/react-dom-client.production.js"),
  path.join(reactDom, "cjs/react-dom.production.js"),
  path.join(leaflet, "src/layer/vector/Renderer.getRenderer.js"),
  path.join(leaflet, "src/map/Map.js"),
  path.join(zod, "v4/classic/schemas.js"),
  path.join(zod, "v4/core/schemas.js"),
  path.join(zod, "v4/core/to-json-schema.js"),
];

test.each(files)("every part that is left out exists once in the installed %s", (file) => {
  const source = readFileSync(file, "utf8");
  const edits = leftOut.filter((edit) => edit.file.test(file));
  expect(edits.length).toBeGreaterThan(0);
  for (const edit of edits) {
    const { code, unknown } = removeUnused(source, edit);
    expect(unknown).toEqual([]);
    expect(() => parseAst(code)).not.toThrow();
  }
});

const library = `
const Link = React.forwardRef(() => null);
Link.displayName = "Link";
function kept() { return unused.name; }
const unused = async (request) => request.send();
const listen = ({ store }) => (action) => store.dispatch(action);
Instance.prototype.focus = function (how) { return how; };
schema.inner.toJson = (context) => context.write(schema);
export const Layer = Evented.extend({ draw() { return this.options.isPainted && paint(); } });
export const Text = create("Text", (text) => text.start(), derived({ size: (text) => text.length }, {
  trim() { return this.check(trimmed()); },
  token(how) { return this.check(tokenOf(how)); },
}));
export const run = (init) => init.instrumentations?.length ?? kept();
`;
const parts = {
  never: ["unused", "Instance.prototype.focus"],
  idle: ["listen"],
  unassigned: ["schema.inner.toJson"],
  undefinedMembers: ["init.instrumentations", "this.options.isPainted"],
  methods: ["Text.size", "Text.token"],
};

test("only what is named changes, and a call of what is left out says so", () => {
  const { code, unknown } = removeUnused(library, parts);
  expect(unknown).toEqual([]);
  expect(code).toContain("function kept() { return unused.name; }");
  expect(code).toContain("const Link = /* @__PURE__ */ React.forwardRef(() => null);");
  expect(code).toContain("const listen = () => { return () => {}; };");
  expect(code).toContain("undefined?.length ?? kept()");
  expect(code).toContain(
    "const Layer = /* @__PURE__ */ Evented.extend({ draw() { return undefined && paint(); } });",
  );
  expect(code).toMatch(
    /derived\(\{ *\}, \{\s+trim\(\) \{ return this\.check\(trimmed\(\)\); \},\s+\}\)/,
  );
  expect(code.match(/left out of the build/g)).toHaveLength(2);
  expect(code).not.toMatch(
    /displayName|request\.send|context\.write|store\.dispatch|return how|text\.length|tokenOf/,
  );
});

test("the source map leads from what is kept to its own line", () => {
  const { code, map } = removeUnused(library, parts);
  const lineOf = (text: string) =>
    text.split("\n").findIndex((line) => line.startsWith("export const run"));
  expect(map.sources).toHaveLength(1);
  expect(map.mappings.split(";")).toHaveLength(code.split("\n").length);
  expect(map.mappings.split(";")[lineOf(code)]).not.toBe("");
});

test("a name that a library has no more, or twice, is told", () => {
  const twice = `${library}\nfunction other() { const unused = () => 1; return unused; }`;
  expect(removeUnused(library, { never: ["gone"] }).unknown).toEqual(["gone"]);
  expect(removeUnused(library, { unassigned: ["gone.too"] }).unknown).toEqual(["gone.too"]);
  expect(removeUnused(twice, { never: ["unused"] }).unknown).toEqual(["unused"]);
  expect(removeUnused(library, { methods: ["Text.trim", "Text.gone"] }).unknown).toEqual([
    "Text.gone",
  ]);
});
