import type { IndexStats } from "./index-manager.ts";
import type { IndexQuery } from "./index-query.ts";

/** What the thread of the index is started with. */
export interface IndexStart {
  /** A server to read from; null means that every statement goes through the starter. */
  databaseUrl: string | null;
}

/** To the thread. Queries are batched: all of one turn of the event loop. */
export type ToIndex =
  | { kind: "run"; queries: { number: number; query: IndexQuery }[] }
  | { kind: "rows"; number: number; rows?: unknown[]; error?: string };

/** From the thread. */
export type FromIndex =
  | { kind: "responses"; responses: { number: number; response?: unknown; error?: string }[] }
  | { kind: "query"; number: number; sql: string; parameters: readonly unknown[] }
  | { kind: "ready"; stats: IndexStats; loadMs: number }
  | { kind: "changed"; listings: number[]; stats: IndexStats }
  | { kind: "stale" };
