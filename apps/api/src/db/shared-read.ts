import type { Queries } from "./schema.ts";

/** Milliseconds for which a row that was read serves others: what one page requests comes within them. */
const SHARED_FOR_MS = 100;

/** Reads by kind and key, of one database or one transaction. */
type Reads = Map<string, Promise<unknown>>;

const readsOf = new WeakMap<Queries, Reads>();

/** Invalidates shared reads; called after a write. Other processes see the write when their shared reads expire. */
export function forgetSharedReads(db: Queries): void {
  readsOf.delete(db);
}

/**
 * Makes a read that is shared by all who need the same row at about the same time: a page requests several responses
 * about one home at once, and one query serves them. `kind` distinguishes it from other reads. A transaction shares with itself
 * alone. Nobody may change what is read.
 */
export function createSharedRead<Value>(
  kind: string,
  read: (db: Queries, key: string) => Promise<Value>,
): (db: Queries, key: string) => Promise<Value> {
  return (db, key) => {
    const reads = readsOf.get(db) ?? new Map<string, Promise<unknown>>();
    readsOf.set(db, reads);
    const name = `${kind} ${key}`;
    const known = reads.get(name) as Promise<Value> | undefined;
    if (known) return known;
    const value = read(db, key);
    const drop = () => {
      if (reads.get(name) === value) reads.delete(name);
    };
    reads.set(name, value);
    setTimeout(drop, SHARED_FOR_MS).unref();
    value.catch(drop);
    return value;
  };
}
