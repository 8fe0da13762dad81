import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";

const root = path.resolve(import.meta.dirname, "../../..");
const pages = [
  "README.md",
  "CONTRIBUTING.md",
  "SECURITY.md",
  "NOTICE.md",
  ...globSync("docs/**/*.md", { cwd: root }),
];

/** Places in the code that a page names in backticks; patterns and the examples of `se` are not places. */
const namedPlaces = (text: string): string[] =>
  [...text.matchAll(/`((?:apps|packages|tooling|docs)\/[^`\s]+)`/g)]
    .map(([, place = ""]) => place)
    .filter((place) => !/[*<{…]|\/(region-)?se(\/|$)/.test(place));

const links = (text: string): string[] =>
  [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, link = ""]) => link);

describe("what the documents name exists", () => {
  test.each(pages)("%s", (page) => {
    const text = readFileSync(path.join(root, page), "utf8");
    const missing = [
      ...namedPlaces(text).filter((place) => !existsSync(path.join(root, place))),
      ...links(text).filter((link) => !existsSync(path.join(root, path.dirname(page), link))),
    ];
    expect(missing).toEqual([]);
  });
});

test("the Node version that packages are resolved for is the installed one", () => {
  const workspace = readFileSync(path.join(root, "pnpm-workspace.yaml"), "utf8");
  const [, chosenFor] = /^nodeVersion: (\S+)$/m.exec(workspace) ?? [];
  const [, installed] = /^ {2}node: (\d\S*)$/m.exec(workspace) ?? [];
  expect(chosenFor).toBeDefined();
  expect(chosenFor).toBe(installed);
});

test("what the guide to a live site writes beside the code, secrets among it, is never committed", () => {
  const guide = readFileSync(path.join(root, "docs/operating.md"), "utf8");
  const written = [...guide.matchAll(/^(?:cat|cp) .*?(?:> | )(\S+\.\w+)(?: <<|$)/gm)].map(
    ([, file = ""]) => file,
  );
  expect(written).toEqual(["hjem.env", "feed/front.webp", "feed/listings.json"]);
  const ignored = readFileSync(path.join(root, ".gitignore"), "utf8").trim().split("\n");
  const patterns = written.map((file) => (file.includes("/") ? `/${path.dirname(file)}/` : file));
  expect(ignored).toEqual(expect.arrayContaining(patterns));
});
