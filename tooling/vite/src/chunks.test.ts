import { expect, test } from "vitest";
import { planChunks, type ModuleGraph } from "./chunks.ts";

const SMALL = 100;
const LARGE = 200_000;
const lazy = (name: string, module: string, declaredIn = "feature.ts") => ({
  declaredIn,
  name,
  module,
});

/** A site of two pages; a module is as large as its row says. */
function plan(
  imports: Record<string, readonly string[]>,
  given: Partial<ModuleGraph> & { large?: readonly string[] } = {},
) {
  const { large = [], ...rest } = given;
  const places = planChunks({
    importsOf: (id) => imports[id] ?? [],
    sizeOf: (id) => (large.includes(id) ? LARGE : SMALL),
    stylesOf: () => 0,
    entry: "entry.ts",
    frame: ["frame.ts"],
    afterLoad: ["at-work.ts"],
    importersOf: () => ["at-work.ts"],
    atTimes: [],
    lazy: [lazy("lazy", "list.tsx"), lazy("lazy", "home.tsx")],
    idOf: (module) => module,
    ...rest,
  });
  return (id: string) => places.get(id);
}

test("D42: what every page fetches after it has loaded is one file, apart from what it waits for", () => {
  const fileOf = plan(
    { "frame.ts": ["link.tsx"], "at-work.ts": ["session.ts"] },
    {
      lazy: [
        lazy("lazy", "list.tsx"),
        lazy("lazy", "home.tsx"),
        lazy("part", "footer.tsx", "frame.ts"),
        lazy("part", "nav.tsx", "footer.tsx"),
      ],
      large: ["list.tsx", "home.tsx", "session.ts"],
    },
  );
  const later = ["at-work.ts", "session.ts", "footer.tsx", "nav.tsx"].map(fileOf);
  expect(new Set(later).size).toBe(1);
  expect(fileOf("link.tsx")).toBe("frame");
  expect([fileOf("list.tsx"), fileOf("home.tsx")]).not.toContain(later[0]);
});

test("nobody waits for the code of a page that they are not on, nor for a large part of their own", () => {
  const fileOf = plan(
    {},
    {
      lazy: [
        lazy("lazy", "list.tsx"),
        lazy("lazy", "home.tsx"),
        lazy("part", "tools.tsx", "list.tsx"),
      ],
      large: ["list.tsx", "home.tsx", "tools.tsx"],
    },
  );
  expect(new Set(["list.tsx", "home.tsx", "tools.tsx"].map(fileOf)).size).toBe(3);
});

test("D42: a page has no styles of another in its HTML, however small the other's code is", () => {
  const imports = { "list.tsx": ["tabs.tsx"], "home.tsx": ["tabs.tsx", "home.module.css"] };
  const large = ["list.tsx"];
  const plain = plan(imports, { large });
  expect(plain("home.module.css")).toBe(plain("tabs.tsx"));
  const styled = plan(imports, { large, stylesOf: (id) => (id.endsWith(".css") ? LARGE : 0) });
  expect(styled("home.module.css")).not.toBe(styled("tabs.tsx"));
});

test("a small module that two pages share goes with one that they share too, however late it is needed", () => {
  const imports = { "list.tsx": ["card.tsx", "tag.tsx"], "home.tsx": ["card.tsx"] };
  const fileOf = plan(
    { ...imports, "at-work.ts": ["tag.tsx"] },
    { large: ["list.tsx", "home.tsx", "at-work.ts"] },
  );
  expect(fileOf("tag.tsx")).toBe(fileOf("card.tsx"));
});

test("two files never import each other, though merging would save a request", () => {
  const imports = {
    "list.tsx": ["top.tsx"],
    "home.tsx": ["top.tsx", "bottom.tsx"],
    "top.tsx": ["middle.tsx"],
    "middle.tsx": ["bottom.tsx"],
    "at-work.ts": ["middle.tsx", "bottom.tsx"],
  };
  const fileOf = plan(imports, { large: ["list.tsx", "home.tsx", "middle.tsx"] });
  const filesOf = (from: string | undefined) =>
    new Set(
      Object.entries(imports)
        .filter(([id]) => fileOf(id) === from)
        .flatMap(([, all]) => all.map(fileOf))
        .filter((file) => file !== from),
    );
  for (const file of new Set(Object.keys(imports).map(fileOf))) {
    for (const imported of filesOf(file)) expect([...filesOf(imported)]).not.toContain(file);
  }
});

test("what only a press fetches, and what runs before all else, is the bundler's to place", () => {
  const fileOf = plan({ "entry.ts": ["wait.ts"], "frame.ts": ["wait.ts"], "dialog.tsx": [] });
  expect([fileOf("entry.ts"), fileOf("wait.ts"), fileOf("dialog.tsx")]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test("parts that are shown at times, and the schemas, have files beside the pages'", () => {
  const fileOf = plan(
    { "map.tsx": ["layer.tsx", "list.tsx"], "checks.ts": ["schema.ts"] },
    {
      lazy: [lazy("lazy", "list.tsx"), lazy("lazy", "home.tsx"), lazy("shown", "map.tsx")],
      atTimes: ["checks.ts"],
      large: ["list.tsx", "map.tsx", "schema.ts"],
    },
  );
  expect(fileOf("layer.tsx")).toBe(fileOf("map.tsx"));
  expect(fileOf("schema.ts")).toBe(fileOf("checks.ts"));
  expect(new Set(["list.tsx", "map.tsx", "schema.ts"].map(fileOf)).size).toBe(3);
});

test("a large part of a page is apart from what a part of another page shares with it", () => {
  const large = ["map.tsx", "form.tsx", "fields.ts", "home.tsx", "list.tsx"];
  const parts = [lazy("part", "form.tsx", "list.tsx"), lazy("shown", "map.tsx", "home.tsx")];
  const imports = { "form.tsx": ["fields.ts"], "map.tsx": ["fields.ts"] };
  const pages = [lazy("lazy", "list.tsx"), lazy("lazy", "home.tsx")];
  const alone = plan(imports, { lazy: [...pages, lazy("part", "form.tsx", "list.tsx")], large });
  expect(alone("fields.ts")).toBe(alone("form.tsx"));
  const shared = plan(imports, { lazy: [...pages, ...parts], large });
  expect(shared("fields.ts")).not.toBe(shared("form.tsx"));
});

test("messages of one language that the same pages need are one file, and never with those of another", () => {
  const catalogs = ["no", "en"].flatMap((language) => [
    lazy(language, `start-${language}.ts`, "packages/storefront/src/words.ts"),
    lazy(language, `terms-${language}.ts`, "apps/no/src/storefront.ts"),
    lazy(language, `list-${language}.ts`, "feature.ts"),
  ]);
  const pages = [lazy("lazy", "list.tsx"), lazy("lazy", "home.tsx", "content/feature.ts")];
  const fileOf = plan({}, { lazy: [...pages, ...catalogs], large: ["list-no.ts", "list-en.ts"] });
  expect(fileOf("terms-no.ts")).toBe(fileOf("start-no.ts"));
  expect(fileOf("list-no.ts")).not.toBe(fileOf("start-no.ts"));
  expect(fileOf("terms-en.ts")).toBe(fileOf("start-en.ts"));
  expect(fileOf("start-en.ts")).not.toBe(fileOf("start-no.ts"));
});
