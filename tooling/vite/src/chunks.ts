import path from "node:path";
import { type LazyModule, PART, SHOWN_PART } from "./lazy-modules.ts";
import { type Cluster, COST_OF_A_FILE, mergeSmall, withImports } from "./merge-chunks.ts";

/** The module graph of the bundler, by id. */
export interface ModuleGraph {
  /** What a module imports statically. */
  importsOf: (id: string) => readonly string[];
  /** Length of a module's code. */
  sizeOf: (id: string) => number;
  /** Length of a module's styles; 0 for anything but a stylesheet. */
  stylesOf: (id: string) => number;
  /** Modules that run first, in a chunk of the bundler. */
  entry: string;
  /** Modules that every page fetches first, each in its own chunk. */
  frame: readonly string[];
  /** What every page fetches after load, without interaction. */
  afterLoad: readonly string[];
  /** Who imports a module dynamically. */
  importersOf: (id: string) => readonly string[];
  /** What some pages fetch without interaction, besides lazy components. */
  atTimes: readonly string[];
  lazy: readonly LazyModule[];
  /** Id of a module by its path from the repository's root. */
  idOf: (module: string) => string;
}

/** A lazy component that is shown conditionally is fetched in one of this many visits. */
const VISITS_PER_EXTRA = 3;
/**
 * Two extras are rarely of one visit, and each imports files of its own page, which the other would fetch with it: a file
 * that they share has this fraction of the usual weight.
 */
const SHOWN_TOGETHER = 8;

function reach(starts: readonly string[], importsOf: ModuleGraph["importsOf"]): Set<string> {
  const reached = new Set<string>();
  const open = [...starts];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (reached.has(id)) continue;
    reached.add(id);
    open.push(...importsOf(id));
  }
  return reached;
}

/** What a visitor fetches without interaction: `first` before hydration, `later` after load. */
interface Need {
  first: ReadonlySet<string>;
  later: ReadonlySet<string>;
}

/** What is fetched after `first`: lazy components, and theirs. */
function withParts(first: ReadonlySet<string>, afterLoad: readonly string[], graph: ModuleGraph) {
  const all = new Set(first);
  const parts = graph.lazy.filter(({ name }) => name === PART);
  for (let open = [...afterLoad]; ;) {
    for (const id of reach(open, graph.importsOf)) all.add(id);
    open = parts
      .filter(({ declaredIn, module }) => {
        return all.has(graph.idOf(declaredIn)) && !all.has(graph.idOf(module));
      })
      .map(({ module }) => graph.idOf(module));
    if (open.length === 0) return all;
  }
}

const modulesNamed = (graph: ModuleGraph, kind: string) =>
  graph.lazy.filter(({ name }) => name === kind).map(({ module }) => graph.idOf(module));

/** Catalogs are declared by language in the folder of the page, in the layout, or in the site (its region's terms). */
export const isCatalogFor = (page: LazyModule, language: string) => (catalog: LazyModule) =>
  catalog.name === language &&
  (path.posix.dirname(catalog.declaredIn) === path.posix.dirname(page.declaredIn) ||
    catalog.declaredIn.startsWith("packages/storefront/") ||
    catalog.declaredIn.startsWith("apps/"));

/** Languages of a site, from its declared catalogs. */
export const languagesOf = (lazy: readonly LazyModule[]): string[] => [
  ...new Set(lazy.map(({ name }) => name).filter((name) => /^[a-z]{2}$/.test(name))),
];

/** Messages of each page in one language; a chunk never has two languages. */
const needsOfCatalogs = (graph: ModuleGraph, language: string): Need[] =>
  graph.lazy
    .filter(({ name }) => name === "lazy")
    .map((page) => {
      const catalogs = graph.lazy.filter(isCatalogFor(page, language));
      const modules = catalogs.map(({ module }) => graph.idOf(module));
      return { first: reach(modules, graph.importsOf), later: new Set<string>() };
    });

const needsOfPages = (graph: ModuleGraph, frame: ReadonlySet<string>): Need[] =>
  modulesNamed(graph, "lazy").map((page) => {
    const first = reach([page], graph.importsOf);
    return { first, later: withParts(new Set([...frame, ...first]), graph.afterLoad, graph) };
  });

const needsOfShown = (graph: ModuleGraph): Need[] =>
  [...modulesNamed(graph, SHOWN_PART), ...graph.atTimes].map((id) => ({
    first: new Set(),
    later: withParts(new Set(), [id], graph),
  }));

/** An extra of a page: a lazy component that some of its URLs show, or what it fetches with its own requests. */
interface Extra {
  modules: ReadonlySet<string>;
  /** Pages, by number, that may fetch it. */
  pages: ReadonlySet<number>;
}

function extrasOf(pages: readonly Need[], graph: ModuleGraph): Extra[] {
  const extras: Extra[] = [];
  const havingOne = (id: string): number[] => [
    ...[...pages.keys()].filter((page) => pages[page]?.first.has(id) || pages[page]?.later.has(id)),
    ...extras.filter(({ modules }) => modules.has(id)).flatMap((extra) => [...extra.pages]),
  ];
  const add = (id: string, importers: readonly string[]) =>
    extras.push({
      modules: withParts(new Set(), [id], graph),
      pages: new Set(importers.flatMap(havingOne)),
    });
  for (const { name, module, declaredIn } of graph.lazy)
    if (name === SHOWN_PART) add(graph.idOf(module), [graph.idOf(declaredIn)]);
  for (const id of graph.atTimes) add(id, graph.importersOf(id));
  return extras;
}

const sizeOfAll = (ids: readonly string[], graph: ModuleGraph): number =>
  ids.reduce((sum, id) => sum + graph.sizeOf(id), 0);

/** The chunks that are fetched with modules of a chunk, besides itself. */
function fetchedWith(
  ids: readonly string[],
  own: Cluster,
  clusterOf: ReadonlyMap<string, Cluster>,
  graph: ModuleGraph,
): Set<Cluster> {
  const imported = ids.flatMap(graph.importsOf).flatMap((id) => clusterOf.get(id) ?? []);
  const others = imported.filter((cluster) => cluster !== own);
  return new Set(others.flatMap((cluster) => [...withImports(cluster)]));
}

/**
 * Splits a chunk if extras of other pages need only a part of it. Not if the additional request on the chunk's own pages
 * costs more than what the extras would fetch with the rest, its imports included. The part includes its imports, so that
 * there is no cycle.
 */
function splitForExtras(
  cluster: Cluster,
  extras: readonly Extra[],
  clusterOf: ReadonlyMap<string, Cluster>,
  graph: ModuleGraph,
) {
  const own = new Set([...cluster.first, ...cluster.later]);
  const users = extras.filter(
    ({ modules, pages }) =>
      cluster.ids.some((id) => modules.has(id)) && [...pages].some((page) => !own.has(page)),
  );
  const isNeeded = (id: string) => users.some(({ modules }) => modules.has(id));
  const needed = cluster.ids.filter(isNeeded);
  const rest = cluster.ids.filter((id) => !isNeeded(id));
  const strangers = users.flatMap(({ pages }) => [...pages].filter((page) => !own.has(page)));
  const withNeeded = fetchedWith(needed, cluster, clusterOf, graph);
  const withRest = [...fetchedWith(rest, cluster, clusterOf, graph)].filter(
    (other) => !withNeeded.has(other),
  );
  const unneeded = sizeOfAll(rest, graph) + withRest.reduce((sum, other) => sum + other.size, 0);
  const saved = (strangers.length * unneeded) / VISITS_PER_EXTRA;
  const cost = own.size * COST_OF_A_FILE;
  return unneeded > COST_OF_A_FILE && saved > cost ? [needed, rest] : [cluster.ids];
}

/** Groups modules that the same pages need at the same time; without those that are already assigned. */
function clustersOf(needs: readonly Need[], placed: ReadonlySet<string>, graph: ModuleGraph) {
  const need = new Map<string, { first: Set<number>; later: Set<number> }>();
  for (const [index, { first, later }] of needs.entries()) {
    for (const id of new Set([...first, ...later])) {
      if (placed.has(id)) continue;
      const known = need.get(id) ?? { first: new Set(), later: new Set() };
      known[first.has(id) ? "first" : "later"].add(index);
      need.set(id, known);
    }
  }
  const clusters = new Map<string, Cluster>();
  for (const [id, { first, later }] of [...need].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const key = JSON.stringify([[...first], [...later]]);
    const cluster = clusters.get(key) ?? {
      ids: [],
      size: 0,
      styles: 0,
      first,
      later,
      imports: new Set(),
    };
    cluster.ids.push(id);
    cluster.size += graph.sizeOf(id);
    cluster.styles += graph.stylesOf(id);
    clusters.set(key, cluster);
  }
  const all = [...clusters.values()];
  const clusterOf = new Map(all.flatMap((cluster) => cluster.ids.map((id) => [id, cluster])));
  for (const [id, cluster] of clusterOf) {
    for (const imported of graph.importsOf(id)) {
      const other = clusterOf.get(imported);
      if (other && other !== cluster) cluster.imports.add(other);
    }
  }
  return all;
}

/**
 * Assigns a chunk to each module that pages fetch without interaction (D42): modules that the same pages need at the same
 * time are together, and small chunks are merged while that saves more than it wastes. Chunks never form a cycle.
 * Modules that are fetched on interaction are not included.
 */
export function planChunks(graph: ModuleGraph): Map<string, string> {
  const places = new Map<string, string>();
  const placed = reach([graph.entry], graph.importsOf);
  const names = new Set<string>();
  const place = (ids: Iterable<string>, after: string) => {
    const [base = "file"] = path.basename(after).split(".");
    let name = base;
    for (let count = 2; names.has(name); count += 1) name = `${base}-${count}`;
    names.add(name);
    for (const id of ids) {
      if (!placed.has(id)) places.set(id, name);
      placed.add(id);
    }
  };
  for (const start of graph.frame) place(reach([start], graph.importsOf), start);
  const pages = needsOfPages(graph, placed);
  const extras = extrasOf(pages, graph);
  const shown = needsOfShown(graph);
  const rounds = [
    pages,
    shown,
    ...languagesOf(graph.lazy).map((language) => needsOfCatalogs(graph, language)),
  ];
  for (const needs of rounds) {
    const costOfFile = needs === shown ? COST_OF_A_FILE / SHOWN_TOGETHER : COST_OF_A_FILE;
    const clusters = mergeSmall(clustersOf(needs, placed, graph), costOfFile);
    const clusterOf = new Map(
      clusters.flatMap((cluster) => cluster.ids.map((id) => [id, cluster])),
    );
    const files = clusters.flatMap((cluster) =>
      needs === pages ? splitForExtras(cluster, extras, clusterOf, graph) : [cluster.ids],
    );
    for (const ids of files) {
      const [largest = ""] = ids.toSorted((a, b) => graph.sizeOf(b) - graph.sizeOf(a));
      place(ids, largest);
    }
  }
  return places;
}
