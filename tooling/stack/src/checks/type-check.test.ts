import { expect, test } from "vitest";
import { packagesWithErrors } from "./type-check.ts";

test("a type error fails the package that has it, however many it has", () => {
  const output = [
    "packages/ui/src/card/card.tsx(3,7): error TS2322: Type 'string' is not assignable to type 'number'.",
    "packages/ui/src/card/card.tsx(9,7): error TS2304: Cannot find name 'x'.",
    "apps/api/src/app.ts(1,1): error TS2307: Cannot find module 'packages/domain/src/x.ts'.",
  ].join("\n");
  const packages = ["apps/api", "packages/domain", "packages/ui", "packages/ui-next"];
  expect(packagesWithErrors(output, packages)).toEqual(["apps/api", "packages/ui"]);
});
