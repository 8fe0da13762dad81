import { fieldsOf } from "@hjem/domain/narrow";
import type { StorageBackend } from "../storage/storage.ts";
import { utmOf, type VisitUtm } from "./analytics-event.ts";

/** A visit: one tab until it is closed. */
export interface Visit {
  token: string;
  utm: VisitUtm | null;
}

const KEY = "visit";

function stored(tab: StorageBackend): { token: string; search: string } | null {
  try {
    const { token, search } = fieldsOf(JSON.parse(tab.getItem(KEY) ?? "null"));
    return typeof token === "string" && typeof search === "string" ? { token, search } : null;
  } catch {
    // Caught: not written here.
    return null;
  }
}

/** The visit of this tab, with where it came from: a later address with `utm_` parameters replaces it (CMS-048). */
export function readVisit(tab: StorageBackend, search: string, newId: () => string): Visit {
  const before = stored(tab);
  const token = before?.token ?? newId();
  const origin = utmOf(search) ? search : (before?.search ?? "");
  try {
    tab.setItem(KEY, JSON.stringify({ token, search: origin }));
  } catch {
    // Caught: the tab's storage is full or forbidden; the next page is another visit.
  }
  return { token, utm: utmOf(origin) };
}

/** Forgets the visit, when the visitor withdraws the consent. */
export const forgetVisit = (tab: StorageBackend): void => tab.removeItem(KEY);
