import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { expect, test } from "vitest";
import { withoutUnused } from "./lean-router.ts";

const storefront = path.resolve(import.meta.dirname, "../../../packages/storefront/package.json");
const reactRouter = path.dirname(createRequire(storefront).resolve("react-router/package.json"));
const router = readFileSync(path.join(reactRouter, "dist/production/lib/router/router.js"), "utf8");

test("of the installed router the five functions that nobody calls are emptied, and nothing else", () => {
  const lean = withoutUnused(router);
  const functions = (code: string) => code.match(/^\t*(?:async )?function \w+/gm) ?? [];
  expect(functions(lean).length).toBeGreaterThan(0);
  expect(lean.match(/left out of the build/g)).toHaveLength(5);
  for (const kept of ["navigate", "startNavigation", "handleLoaders", "completeNavigation"]) {
    const body = new RegExp(`^\\t(?:async )?function ${kept}\\([^]*?^\\t\\}$`, "m");
    expect(body.exec(lean)?.[0]).toBe(body.exec(router)?.[0]);
  }
  expect(router.length - lean.length).toBeGreaterThan(15_000);
});
