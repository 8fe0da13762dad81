import { createHash } from "node:crypto";
import { appendFile, readdir, readFile, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { copyWorkspace, type WorkspaceCopy, workspaceRoot } from "./workspace-copy.ts";

let workspace: WorkspaceCopy;
let before: Record<"no" | "au", Map<string, string>>;

type Sites = readonly ("no" | "au")[];

const filters = (sites: Sites) => sites.map((id) => `--filter=@hjem/${id}`);

/** Each file of a site's build with the hash of its bytes. */
const buildOf = async (site: Sites[number]): Promise<Map<string, string>> => {
  const dist = path.join(workspace.root, "apps", site, "dist");
  const files = new Map<string, string>();
  for (const name of (await readdir(dist, { recursive: true })).toSorted()) {
    const file = path.join(dist, name);
    if (!(await stat(file)).isFile()) continue;
    files.set(
      name,
      createHash("sha256")
        .update(await readFile(file))
        .digest("hex"),
    );
  }
  return files;
};

const change = async (file: string, edit: (text: string) => string) => {
  const absolute = path.join(workspace.root, file);
  const text = await readFile(absolute, "utf8");
  expect(edit(text)).not.toBe(text);
  await writeFile(absolute, edit(text));
};

beforeAll(async () => {
  workspace = await copyWorkspace();
  workspace.run("pnpm", "install", "--offline", "--frozen-lockfile");
  // The sources are those that `npm test` has built just now, so turbo restores that build here.
  const cache = path.join(workspaceRoot, ".turbo/cache");
  workspace.run("turbo", "run", "build", ...filters(["no", "au"]), `--cache-dir=${cache}`);
  before = { no: await buildOf("no"), au: await buildOf("au") };
  await change("packages/region-no/src/basics.ts", (text) =>
    text.replace("homeCarouselRatio: 66.66", "homeCarouselRatio: 50"),
  );
  await change("packages/region-no/src/terms/no.ts", (text) =>
    text.replace(/: "([A-ZÆØÅ])/, ': "Endret $1'),
  );
  await appendFile(
    path.join(workspace.root, "apps/no/src/theme.css"),
    ":root { --color-changed: rebeccapurple; }\n",
  );
  workspace.run("turbo", "run", "build", ...filters(["no", "au"]), "--force");
});
afterAll(() => workspace.remove());

describe("a release of one region", () => {
  test("leaves the other's build unchanged, to the byte", async () => {
    expect([...(await buildOf("au"))]).toEqual([...before.au]);
  });

  test("changes its own", async () => {
    expect([...(await buildOf("no"))]).not.toEqual([...before.no]);
  });
});
