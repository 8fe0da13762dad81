/** Modules of one chunk, with the pages (by number) that need it before hydration, or fetch it later. */
export interface Cluster {
  ids: string[];
  size: number;
  /** Length of their styles. */
  styles: number;
  first: Set<number>;
  later: Set<number>;
  /** Clusters that this one imports. */
  imports: Set<Cluster>;
}

/**
 * Overhead of a chunk, in units of a module's size: a request with its headers, worse compression,
 * and its share of the queue when a phone requests twenty.
 */
export const COST_OF_A_FILE = 16_000;
/** Weight of unneeded code before hydration; after it, 1. */
const FIRST_LOAD_WEIGHT = 3;
/** Weight of unneeded styles, which are in the HTML at every view of a page, beside that of code. */
const STYLES_WEIGHT = 2;

/** A cluster with all its direct and indirect imports. */
export function withImports(cluster: Cluster): Set<Cluster> {
  const reached = new Set<Cluster>();
  const open = [cluster];
  for (let one = open.pop(); one; one = open.pop()) {
    if (reached.has(one)) continue;
    reached.add(one);
    open.push(...one.imports);
  }
  return reached;
}

/** Weighted size of code and styles that pages of `other` would fetch unnecessarily, or too early, together with `one`. */
function waste(one: Cluster, other: Cluster): number {
  let bytes = 0;
  for (const { size, styles, first, later } of withImports(one)) {
    for (const page of other.first) if (!first.has(page)) bytes += size * FIRST_LOAD_WEIGHT;
    for (const page of other.later) if (!first.has(page) && !later.has(page)) bytes += size;
    for (const page of [...other.first, ...other.later])
      if (!first.has(page) && !later.has(page)) bytes += styles * STYLES_WEIGHT;
  }
  return bytes;
}

/** Gain of merging two chunks: a request on each page that needs both, minus unneeded code. */
function gain(a: Cluster, b: Cluster, costOfFile: number): number {
  const pagesOfB = new Set([...b.first, ...b.later]);
  const both = [...a.first, ...a.later].filter((page) => pagesOfB.has(page)).length;
  const saved = both * costOfFile;
  return saved > 0 ? saved - waste(a, b) - waste(b, a) : 0;
}

/** True if `from` imports `to` through a third cluster: merging both would create a cycle. */
const isApart = (from: Cluster, to: Cluster): boolean =>
  [...from.imports].some((cluster) => cluster !== to && withImports(cluster).has(to));

function merge(clusters: readonly Cluster[], a: Cluster, b: Cluster): Cluster[] {
  const first = new Set([...a.first, ...b.first]);
  const merged: Cluster = {
    ids: [...a.ids, ...b.ids],
    size: a.size + b.size,
    styles: a.styles + b.styles,
    first,
    later: new Set([...a.later, ...b.later].filter((page) => !first.has(page))),
    imports: new Set([...a.imports, ...b.imports]),
  };
  merged.imports.delete(a);
  merged.imports.delete(b);
  const rest = clusters.filter((cluster) => cluster !== a && cluster !== b);
  for (const { imports } of rest) {
    if (imports.delete(a)) imports.add(merged);
    if (imports.delete(b)) imports.add(merged);
  }
  return [...rest, merged];
}

/** Merges the pair with the largest gain until none has any. `costOfFile`: the overhead of a chunk, as `COST_OF_A_FILE`. */
export function mergeSmall(clusters: Cluster[], costOfFile = COST_OF_A_FILE): Cluster[] {
  let merged = clusters;
  for (;;) {
    let best: { saved: number; pair: [Cluster, Cluster] } | undefined;
    for (const [index, a] of merged.entries()) {
      for (const b of merged.slice(index + 1)) {
        const saved = gain(a, b, costOfFile);
        if (saved <= (best?.saved ?? 0) || isApart(a, b) || isApart(b, a)) continue;
        best = { saved, pair: [a, b] };
      }
    }
    if (!best) return merged;
    merged = merge(merged, ...best.pair);
  }
}
