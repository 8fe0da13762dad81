import type { Draft } from "@hjem/domain/draft/draft";
import { type DraftTab, draftTabs } from "@hjem/domain/draft/draft-rules";
import { controlOf } from "./wizard-address.ts";

/** Index of the first tab that is not complete; the last one where all are. */
const firstOpenIndex = (tabs: Draft["tabs"]): number => {
  const index = draftTabs.findIndex((tab) => !tabs[tab].complete);
  return index === -1 ? draftTabs.length - 1 : index;
};

/**
 * Tabs that can be opened (LIST-010, D92): those up to the first that is not complete, those before a later one that is, and
 * those that were opened before.
 */
export function openTabs(
  tabs: Draft["tabs"],
  opened: ReadonlySet<DraftTab>,
): ReadonlySet<DraftTab> {
  const last = draftTabs.findLastIndex((tab) => tabs[tab].complete || opened.has(tab));
  return new Set(draftTabs.slice(0, Math.max(firstOpenIndex(tabs), last) + 1));
}

/** The tab that an address without one shows: the first that lacks something. */
export const firstOpenTab = (tabs: Draft["tabs"]): DraftTab =>
  draftTabs[firstOpenIndex(tabs)] ?? "type";

/** The tab after this one; null after the last. */
export const tabAfter = (tab: DraftTab): DraftTab | null =>
  draftTabs[draftTabs.indexOf(tab) + 1] ?? null;

/** The tab before this one; null before the first. */
export const tabBefore = (tab: DraftTab): DraftTab | null =>
  draftTabs[draftTabs.indexOf(tab) - 1] ?? null;

/** The tab on which a field is entered, by its path. */
export function tabOfField(field: string): DraftTab {
  const path = controlOf(field);
  const [part = ""] = path.split(".");
  if (part === "listing_type" || path === "property_detail.property_types") return "type";
  if (part === "images" || part === "attachments") return "photos";
  if (part === "location") return "location";
  return part === "price_and_date" || part === "contacts" ? "price" : "details";
}
