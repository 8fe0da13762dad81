import type { OwnListing } from "@hjem/domain/draft/draft";
import { type DraftTab, draftTabs } from "@hjem/domain/draft/draft-rules";
import { APPEAL_WITHIN_MS } from "@hjem/domain/moderation/moderation-rules";

/** Something that a draft lacks before it can be published, with the tab on which it is entered. */
export interface MissingField {
  tab: DraftTab;
  /** E.g. `property_detail.title`. */
  field: string;
}

/** What a draft lacks, in the order of the tabs (D92). */
export const missingFields = ({ tabs }: Pick<OwnListing, "tabs">): MissingField[] =>
  draftTabs.flatMap((tab) => tabs[tab].missing.map((field) => ({ tab, field })));

/** Tabs that are complete, of five. */
export const completeTabs = ({ tabs }: Pick<OwnListing, "tabs">): number =>
  draftTabs.filter((tab) => tabs[tab].complete).length;

/** Whether a rejection is so recent that it can be appealed, once (D99). */
export const canAppeal = ({ status, review }: OwnListing, now: number): boolean =>
  status === "rejected" &&
  review !== null &&
  review.appealedAt === null &&
  Date.parse(review.at) + APPEAL_WITHIN_MS > now;
