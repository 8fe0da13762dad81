import { brotliCompressSync, constants } from "node:zlib";
import type { Rolldown } from "vite";
import { FIRST_LOAD_BUDGET_BYTES, IDLE_BUDGET } from "./byte-budgets.ts";
import { isCatalogFor, languagesOf } from "./chunks.ts";
import { PART, type LazyModule } from "./lazy-modules.ts";

/** Modules that are never in first load (D42): map, schemas, react-aria, dialogs and sliders are loaded lazily. */
const neverInFirstLoad =
  /\/node_modules\/(?:leaflet|react-leaflet|zod|react-aria|react-aria-components|react-stately|@react-aria|@react-stately|@internationalized)\/|\/packages\/ui\/src\/(?:dialog|slider)\/.*\.tsx?$/;

/** First load of a page in its largest language. */
export interface FirstLoad {
  page: string;
  language: string;
  /** Sum of all JavaScript, brotli bytes. */
  bytes: number;
  files: Record<string, number>;
  /** JavaScript until idle, without interaction: first load and the lazy components after it. */
  idle: { requests: number; bytes: number };
  /** Modules that must not be in first load. */
  forbidden: string[];
}

/** Error messages for a page that is over a budget or has a forbidden module in first load. */
export const excessOf = ({ page, bytes, idle, forbidden }: FirstLoad): string[] => [
  ...(bytes > FIRST_LOAD_BUDGET_BYTES
    ? [`${page}: ${bytes} bytes in first load, ${FIRST_LOAD_BUDGET_BYTES} are allowed`]
    : []),
  ...(idle.requests > IDLE_BUDGET.requests
    ? [`${page}: ${idle.requests} scripts until it is idle, ${IDLE_BUDGET.requests} are allowed`]
    : []),
  ...(idle.bytes > IDLE_BUDGET.bytes
    ? [`${page}: ${idle.bytes} bytes of scripts until it is idle, ${IDLE_BUDGET.bytes} are allowed`]
    : []),
  ...forbidden.map((id) => `${page}: ${id} is in first load`),
];

/** The fields of an output chunk that are used here. */
export type Chunk = Pick<
  Rolldown.OutputChunk,
  "fileName" | "code" | "imports" | "dynamicImports" | "isEntry" | "modules"
>;

/** Size in bytes at the highest brotli quality, as served. */
export const brotliBytes = (text: string): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

function withStaticImports(starts: readonly Chunk[], byFile: ReadonlyMap<string, Chunk>): Chunk[] {
  const reached = new Set<Chunk>();
  const visit = (chunk: Chunk | undefined) => {
    if (!chunk || reached.has(chunk)) return;
    reached.add(chunk);
    for (const file of chunk.imports) visit(byFile.get(file));
  };
  starts.forEach(visit);
  return [...reached];
}

/** First load of every lazy page: entry, page, active messages and their imports (D42); also the pages without a chunk. */
export function firstLoads(
  chunks: readonly Chunk[],
  lazy: readonly LazyModule[],
  fromRoot: (file: string) => string,
  size: (code: string) => number,
  afterLoad: readonly string[] = [],
): { pages: FirstLoad[]; missing: string[] } {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const byModule = new Map(
    chunks.flatMap((chunk) =>
      Object.keys(chunk.modules).map((id) => [fromRoot(id), chunk] as const),
    ),
  );
  const sizes = new Map(chunks.map((chunk) => [chunk, size(chunk.code)]));
  const pages = lazy.filter(({ name }) => name === "lazy");
  const languages = languagesOf(lazy);
  // The entry only imports the layout dynamically: those imports are first load too.
  const entries = chunks
    .filter((chunk) => chunk.isEntry)
    .flatMap((chunk) => [chunk, ...chunk.dynamicImports.flatMap((file) => byFile.get(file) ?? [])]);

  const moduleIds = (loaded: readonly Chunk[]) =>
    new Set(loaded.flatMap(({ modules }) => Object.keys(modules)).map(fromRoot));
  /** A chunk is requested by the module that declares it, and all modules of a chunk run together. */
  const untilIdle = (first: readonly Chunk[]): Chunk[] => {
    let loaded = withStaticImports(
      [...first, ...afterLoad.flatMap((module) => byModule.get(module) ?? [])],
      byFile,
    );
    for (;;) {
      const here = moduleIds(loaded);
      const parts = lazy.filter(({ name, declaredIn }) => name === PART && here.has(declaredIn));
      const more = parts.flatMap(({ module }) =>
        here.has(module) ? [] : (byModule.get(module) ?? []),
      );
      if (more.length === 0) return loaded;
      loaded = withStaticImports([...loaded, ...more], byFile);
    }
  };

  const firstLoad = (page: LazyModule, language: string): FirstLoad => {
    const modules = [page, ...lazy.filter(isCatalogFor(page, language))].map(
      ({ module }) => module,
    );
    const starts = [...entries, ...modules.flatMap((module) => byModule.get(module) ?? [])];
    const loaded = withStaticImports(starts, byFile);
    const idle = untilIdle(loaded);
    const files = Object.fromEntries(
      loaded
        .map((chunk) => [chunk.fileName, sizes.get(chunk) ?? 0] as const)
        .toSorted(([a], [b]) => (a < b ? -1 : 1)),
    );
    return {
      page: page.module,
      language,
      bytes: Object.values(files).reduce((sum, bytes) => sum + bytes, 0),
      files,
      idle: {
        requests: idle.length,
        bytes: idle.reduce((sum, chunk) => sum + (sizes.get(chunk) ?? 0), 0),
      },
      forbidden: loaded
        .flatMap((chunk) => Object.entries(chunk.modules))
        .filter(([id, { renderedLength }]) => renderedLength > 0 && neverInFirstLoad.test(id))
        .map(([id]) => fromRoot(id)),
    };
  };

  const dearest = (page: LazyModule) =>
    languages.map((language) => firstLoad(page, language)).toSorted((a, b) => b.bytes - a.bytes)[0];
  return {
    // Sorted by name: modules arrive in any order, and builds must not differ.
    pages: pages
      .flatMap((page) => dearest(page) ?? [])
      .toSorted((a, b) => (a.page < b.page ? -1 : 1)),
    missing: lazy.filter(({ module }) => !byModule.has(module)).map(({ module }) => module),
  };
}
