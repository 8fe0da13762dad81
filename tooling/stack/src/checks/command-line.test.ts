import { expect, test } from "vitest";
import { readCommand } from "./command-line.ts";

const names = ["lint", "rules", "api", "house rules"];
const read = (...args: string[]) => readCommand(args, names);

test("names choose steps, and none chooses all", () => {
  expect(read("lint", "house rules")).toMatchObject({ named: ["lint", "house rules"] });
  expect(read()).toEqual({ named: [], isForced: false, toolArguments: [] });
});

test("--force stands anywhere before the tool's own arguments", () => {
  expect(read("--force", "lint")).toMatchObject({ named: ["lint"], isForced: true });
  expect(read("--force")).toMatchObject({ named: [], isForced: true });
});

test("what follows the name of one step is for its tool", () => {
  expect(read("api", "apps/api/src/x.test.ts", "-t", "lint")).toEqual({
    named: ["api"],
    isForced: false,
    toolArguments: ["apps/api/src/x.test.ts", "-t", "lint"],
  });
});

test("an unknown name is reported with those there are", () => {
  expect(() => read("linting")).toThrow(
    "No step is called linting; there are lint, rules, api, house rules.",
  );
  expect(() => read("lint", "rules", "x")).toThrow("No step is called x");
});
