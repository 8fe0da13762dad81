import { readFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { copyWorkspace, type WorkspaceCopy } from "./workspace-copy.ts";

let workspace: WorkspaceCopy;
beforeAll(async () => {
  workspace = await copyWorkspace();
  workspace.run("node", "tooling/new/src/main.ts", "region", "se");
  workspace.run("pnpm", "install", "--offline", "--no-frozen-lockfile");
});
afterAll(() => workspace.remove());

const read = (file: string) => readFile(path.join(workspace.root, file), "utf8");

describe("a new region", () => {
  test("is one reviewed line of the API", async () => {
    expect(await read("apps/api/src/regions.ts")).toContain("[regionNo, regionAu, regionSe]");
  });

  test("has its own id and hosts, and keeps the languages", async () => {
    const basics = await read("packages/region-se/src/basics.ts");
    expect(basics).toContain('id: "se"');
    expect(basics).toContain('firstLabels: ["se"]');
    expect(basics).toContain('code: "no"');
  });

  test("publishes listings by its own data, which its site loads with the wizard", async () => {
    expect(await read("packages/region-se/src/publishing.ts")).toContain("rules");
    expect(await read("apps/se/src/storefront.ts")).toContain("@hjem/region-se/publishing");
  });

  test("type-checks, with the API that serves it", () => {
    const filters = ["se", "region-se", "api"].map((name) => `--filter=@hjem/${name}`);
    expect(workspace.run("turbo", "run", "typecheck", ...filters)).toContain(
      "3 successful, 3 total",
    );
  });

  test("respects the floors", () => {
    expect(workspace.run("turbo", "boundaries")).toContain("no issues found");
  });

  test("is rejected when its id is taken or malformed", () => {
    const make = (id: string) => () =>
      workspace.run("node", "tooling/new/src/main.ts", "region", id);
    expect(make("no")).toThrow("is there already");
    expect(make("Sweden!")).toThrow("2 to 8 small letters");
  });
});
