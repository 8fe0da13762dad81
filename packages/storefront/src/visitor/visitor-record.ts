import { VISITOR_EXPIRY_MS } from "@hjem/domain/limits";
import type { StorefrontStorage } from "../storage/storage.ts";

/** A visitor who is not signed in, by a random id (spec §3 Visitor record). */
export interface VisitorRecord {
  id: string;
  /** Milliseconds since 1970. */
  expiry: number;
  /** The first visit with this id, in milliseconds since 1970. @default unknown: of an earlier version */
  since?: number;
}

const isRecord = (stored: unknown): stored is VisitorRecord =>
  typeof stored === "object" &&
  stored !== null &&
  "id" in stored &&
  typeof stored.id === "string" &&
  stored.id !== "" &&
  "expiry" in stored &&
  typeof stored.expiry === "number" &&
  (!("since" in stored) || typeof stored.since === "number");

/** The record after a visit: the same id for five days from now, a new one after they have passed (ACC-124..127). */
export function renewVisitor(stored: unknown, now: number, newId: () => string): VisitorRecord {
  const known = isRecord(stored) && stored.expiry > now ? stored : { id: newId(), since: now };
  return { ...known, expiry: now + VISITOR_EXPIRY_MS };
}

/** The first visit of the device, as far back as its record goes; null where it has none. */
export const firstVisitOf = (stored: unknown): number | null =>
  (isRecord(stored) && stored.since) || null;

/** Stores the record of a visitor without an account. It is functional storage, which requires no consent. */
export function storeVisitor(
  storage: Pick<StorefrontStorage, "read" | "write">,
  now: number,
  newId: () => string,
): void {
  storage.write("visitor", renewVisitor(storage.read("visitor"), now, newId));
}
