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

test("an import from one folder of a package into another counts, a lazy one or one of a style sheet too", () => {
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

test("imports of tests, stories and their helpers do not count", () => {
  const tests = ["costs/price.test.ts", "costs/costs.stories.tsx", "testing/listing.ts"];
  expect(readFolderImports(tests.map((path) => file(path, "../model/model.ts")))).toEqual([]);
});

test("imports that form a cycle are found, one that only leads down is not", () => {
  expect(drawn(findCycles(readFolderImports(circle)))).toEqual([
    "costs → model",
    "model → heading",
    "heading → costs",
  ]);
  expect(findCycles(readFolderImports(circle.slice(0, 2)))).toEqual([]);
});

test("a package is reported with its cycles, and one whose folders are in order is not", () => {
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
