import { VISITOR_EXPIRY_MS } from "@hjem/domain/limits";
import type { StorefrontStorage } from "../storage/storage.ts";

/** Somebody who has not signed in, by an id that says nothing of them (spec §3 Visitor record). */
export interface VisitorRecord {
  id: string;
  /** Milliseconds since 1970. */
  expiry: number;
}

const isRecord = (stored: unknown): stored is VisitorRecord =>
  typeof stored === "object" &&
  stored !== null &&
  "id" in stored &&
  typeof stored.id === "string" &&
  stored.id !== "" &&
  "expiry" in stored &&
  typeof stored.expiry === "number";

/** The record as a use leaves it: the same id for five days from now, another one once those are over (ACC-124..127). */
export function renewVisitor(stored: unknown, now: number, newId: () => string): VisitorRecord {
  const id = isRecord(stored) && stored.expiry > now ? stored.id : newId();
  return { id, expiry: now + VISITOR_EXPIRY_MS };
}

/** Stores the record of a visitor without an account. It is functional storage, which requires no consent. */
export function storeVisitor(
  storage: Pick<StorefrontStorage, "read" | "write">,
  now: number,
  newId: () => string,
): void {
  storage.write("visitor", renewVisitor(storage.read("visitor"), now, newId));
}
