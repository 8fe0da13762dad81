import { expect, test } from "vitest";
import { findCycles, findPackageCycles, readFolderImports } from "./folder-imports.ts";

const file = (path: string, ...imported: string[]) => ({
  path: `packages/property/src/${path}`,
  text: imported.map((specifier) => `import { x } from "${specifier}";\n`).join(""),
});

const circle = [
  file("costs/price.ts", "../model/model.ts", "./line.ts"),
  file("model/model.ts", "../heading/state.ts", "@hjem/domain/paths"),
  file("heading/state.ts", "../costs/line.ts"),
  file("page.tsx", "./model/model.ts"),
];

const drawn = (arrows: readonly { from: string; to: string }[]) =>
  arrows.map(({ from, to }) => `${from} → ${to}`);

test("an arrow is an import from one room of a package into another, a lazy one or one of a style sheet too", () => {
  expect(drawn(readFolderImports(circle))).toEqual([
    "costs → model",
    "model → heading",
    "heading → costs",
    "page.tsx → model",
  ]);
  const lazy = {
    path: "packages/property/src/page.tsx",
    text: 'import "./print/sheet.css";\nconst Map = lazyComponent(() => import("./map/map.tsx"));\n',
  };
  expect(drawn(readFolderImports([lazy]))).toEqual(["page.tsx → print", "page.tsx → map"]);
});

test("tests, stories and what serves them draw none", () => {
  const tests = ["costs/price.test.ts", "costs/costs.stories.tsx", "testing/listing.ts"];
  expect(readFolderImports(tests.map((path) => file(path, "../model/model.ts")))).toEqual([]);
});

test("arrows that lead back to where they started are circular, one that only leads down is not", () => {
  expect(drawn(findCycles(readFolderImports(circle)))).toEqual([
    "costs → model",
    "model → heading",
    "heading → costs",
  ]);
  expect(findCycles(readFolderImports(circle.slice(0, 2)))).toEqual([]);
});

test("a package is named with its circles, and one whose rooms stand in an order is not", () => {
  const storefront = {
    path: "packages/storefront/src/page/head.ts",
    text: 'import { x } from "../app/app.ts";\n',
  };
  expect(findPackageCycles(readFolderImports([...circle, storefront]))).toEqual([
    {
      folder: "packages/property",
      circular: ["costs → model", "model → heading", "heading → costs"],
    },
  ]);
  expect(findPackageCycles(readFolderImports(circle.slice(0, 2)))).toEqual([]);
});
