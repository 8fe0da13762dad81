import { expect, test } from "vitest";
import { IDLE_BUDGET } from "./byte-budgets.ts";
import { brotliBytes, excessOf, firstLoads, type Chunk } from "./first-load.ts";
import type { LazyModule } from "./lazy-modules.ts";

const chunk = (fileName: string, module: string | null, given: Partial<Chunk> = {}): Chunk => ({
  fileName,
  code: fileName,
  imports: [],
  dynamicImports: [],
  isEntry: false,
  modules: module ? ({ [module]: { renderedLength: 1 } } as unknown as Chunk["modules"]) : {},
  ...given,
});
const declared = (declaredIn: string, name: string, module: string): LazyModule => ({
  declaredIn,
  name,
  module,
});

const chunks = [
  chunk("entry.js", "apps/no/src/entry-client.ts", {
    isEntry: true,
    dynamicImports: ["hydrate.js"],
  }),
  chunk("hydrate.js", "apps/no/src/hydrate.ts", {
    imports: ["framework.js"],
    dynamicImports: ["list.js", "home.js"],
  }),
  chunk("framework.js", null),
  chunk("list.js", "packages/search/src/list-page.tsx", { imports: ["framework.js", "card.js"] }),
  chunk("card.js", null),
  chunk("home.js", "packages/content/src/home-page.tsx"),
  chunk("search-no.js", "packages/search/src/locales/no.po"),
  chunk("search-en.js", "packages/search/src/locales/en.po"),
  chunk("start-no.js", "packages/storefront/src/locales/no.po"),
  chunk("terms-no.js", "apps/no/src/terms-no.ts"),
];
const lazy = [
  declared("packages/search/src/feature.ts", "lazy", "packages/search/src/list-page.tsx"),
  declared("packages/content/src/feature.ts", "lazy", "packages/content/src/home-page.tsx"),
  declared("packages/search/src/feature.ts", "no", "packages/search/src/locales/no.po"),
  declared("packages/search/src/feature.ts", "en", "packages/search/src/locales/en.po"),
  declared(
    "packages/storefront/src/messages/messages.ts",
    "no",
    "packages/storefront/src/locales/no.po",
  ),
  declared("apps/no/src/storefront.ts", "no", "apps/no/src/terms-no.ts"),
];
const same = (file: string) => file;
const filesOf = (page: string) =>
  Object.keys(
    firstLoads(chunks, lazy, same, () => 10).pages.find((one) => one.page === page)?.files ?? {},
  ).toSorted();

test("D42: first load is entry, what it fetches by itself, page, what they import, and the words of one language", () => {
  expect(filesOf("packages/search/src/list-page.tsx")).toEqual(
    [
      "entry.js",
      "hydrate.js",
      "framework.js",
      "list.js",
      "card.js",
      "search-no.js",
      "start-no.js",
      "terms-no.js",
    ].toSorted(),
  );
  expect(filesOf("packages/content/src/home-page.tsx")).toEqual(
    ["entry.js", "hydrate.js", "framework.js", "home.js", "start-no.js", "terms-no.js"].toSorted(),
  );
});

test("a room of a package with words of its own loads those, and its neighbours do not", () => {
  const room = "packages/search/src/areas";
  const { pages } = firstLoads(
    [
      ...chunks,
      chunk("areas.js", `${room}/area-page.tsx`),
      chunk("areas-no.js", `${room}/locales/no.po`),
    ],
    [
      ...lazy,
      declared(`${room}/feature.ts`, "lazy", `${room}/area-page.tsx`),
      declared(`${room}/feature.ts`, "no", `${room}/locales/no.po`),
    ],
    same,
    (code) => (code.endsWith("-no.js") ? 10 : 1),
  );
  const wordsOf = (page: string) =>
    Object.keys(pages.find((one) => one.page.endsWith(page))?.files ?? {})
      .filter((file) => file.endsWith("-no.js"))
      .toSorted();
  expect(wordsOf("area-page.tsx")).toEqual(["areas-no.js", "start-no.js", "terms-no.js"]);
  expect(wordsOf("list-page.tsx")).toEqual(["search-no.js", "start-no.js", "terms-no.js"]);
});

test("the dearest language counts", () => {
  const size = (code: string) => (code === "search-en.js" ? 1_000 : 10);
  const [, list] = firstLoads(chunks, lazy, same, size).pages;
  expect(list).toMatchObject({ language: "en", bytes: 1_050 });
});

test("D42: map, schemas, react-aria, dialogs and sliders are told when they are there", () => {
  const forbidden = {
    "/x/node_modules/zod/v4/core.js": { renderedLength: 9 },
    "/x/packages/ui/src/dialog/dialog.tsx": { renderedLength: 9 },
    "/x/packages/ui/src/button/button.tsx": { renderedLength: 9 },
    "/x/node_modules/leaflet/leaflet.js": { renderedLength: 0 },
  } as unknown as Chunk["modules"];
  const withZod = chunks.map((one) =>
    one.fileName === "card.js" ? { ...one, modules: forbidden } : one,
  );
  const [home, list] = firstLoads(withZod, lazy, same, () => 1).pages;
  expect(list?.forbidden).toEqual([
    "/x/node_modules/zod/v4/core.js",
    "/x/packages/ui/src/dialog/dialog.tsx",
  ]);
  expect(home?.forbidden).toEqual([]);
});

test("pages that share a file are each found in it", () => {
  const shared = chunk("pages.js", null, {
    modules: {
      "packages/search/src/list-page.tsx": { renderedLength: 1 },
      "packages/content/src/home-page.tsx": { renderedLength: 1 },
    } as unknown as Chunk["modules"],
  });
  const rest = chunks.filter(({ fileName }) => !["list.js", "home.js"].includes(fileName));
  const { pages, missing } = firstLoads([...rest, shared], lazy, same, () => 1);
  expect(missing).toEqual([]);
  expect(pages.map(({ files }) => "pages.js" in files)).toEqual([true, true]);
});

test("a lazy module without a file of its own is told", () => {
  const gone = declared("packages/search/src/feature.ts", "lazy", "packages/search/src/gone.tsx");
  expect(firstLoads(chunks, [...lazy, gone], same, () => 1).missing).toEqual([gone.module]);
});

test("a file is measured as brotli at its best sends it", () => {
  expect(brotliBytes("a".repeat(10_000))).toBeLessThan(50);
});

test("what follows first load without a press is counted: parts of the page, parts of those, and what every page fetches", () => {
  const later = [
    ...chunks,
    chunk("footer.js", "packages/storefront/src/footer-part.tsx", { imports: ["icons.js"] }),
    chunk("icons.js", null),
    chunk("nav.js", "packages/storefront/src/nav-part.tsx"),
    chunk("at-work.js", "packages/storefront/src/client/after-hydration.ts"),
    chunk("map.js", "packages/search/src/map-view.tsx"),
  ];
  const parts = [
    declared("apps/no/src/hydrate.ts", "part", "packages/storefront/src/footer-part.tsx"),
    declared(
      "packages/storefront/src/footer-part.tsx",
      "part",
      "packages/storefront/src/nav-part.tsx",
    ),
    declared("packages/search/src/list-page.tsx", "shown", "packages/search/src/map-view.tsx"),
  ];
  const afterLoad = ["packages/storefront/src/client/after-hydration.ts"];
  const { pages } = firstLoads(later, [...lazy, ...parts], same, () => 10, afterLoad);
  const [list] = pages.filter(({ page }) => page === "packages/search/src/list-page.tsx");
  const first = Object.keys(list?.files ?? {}).length;
  expect(list?.bytes).toBe(first * 10);
  expect(list?.idle).toEqual({ requests: first + 4, bytes: (first + 4) * 10 });
});

test("a page over a budget is told with its numbers, one below has nothing to say", () => {
  const page = {
    page: "list-page.tsx",
    language: "no",
    bytes: 122_500,
    files: {},
    idle: { requests: 20, bytes: IDLE_BUDGET.bytes },
    forbidden: [],
  };
  expect(excessOf(page)).toEqual([]);
  expect(excessOf({ ...page, bytes: 122_501 })).toEqual([
    "list-page.tsx: 122501 bytes in first load, 122500 are allowed",
  ]);
  expect(excessOf({ ...page, idle: { requests: 21, bytes: IDLE_BUDGET.bytes + 1 } })).toEqual([
    "list-page.tsx: 21 scripts until it is idle, 20 are allowed",
    `list-page.tsx: ${IDLE_BUDGET.bytes + 1} bytes of scripts until it is idle, ${IDLE_BUDGET.bytes} are allowed`,
  ]);
  expect(excessOf({ ...page, forbidden: ["leaflet.js"] })).toEqual([
    "list-page.tsx: leaflet.js is in first load",
  ]);
});
