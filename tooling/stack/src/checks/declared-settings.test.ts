import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { workspaceRoot } from "../run-command.ts";

const read = (file: string) => readFile(path.join(workspaceRoot, file), "utf8");

test("a result holds for every setting that the guide to operating lists: turbo.json names them", async () => {
  const guide = await read("docs/operating.md");
  const settings = [...guide.matchAll(/^\| `([A-Z_]+)`/gm)].map(([, name = ""]) => name);
  const { tasks } = JSON.parse(await read("turbo.json")) as { tasks: { test: { env: string[] } } };
  expect(settings.length).toBeGreaterThan(20);
  expect(tasks.test.env).toEqual(expect.arrayContaining([...settings, "TZ", "LC_*", "TEST_RUN"]));
});
