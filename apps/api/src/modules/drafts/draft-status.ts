import type { DraftStatus } from "@hjem/domain/draft/draft-rules";
import type { DraftRow } from "./draft-access.ts";

/** Whether the public can find the listing of a draft now; a held or rejected change leaves the old version public (D98). */
export const isOnMarket = (
  row: Pick<DraftRow, "published_version" | "off_market_since">,
): boolean => row.published_version !== null && row.off_market_since === null;

/** The status that an owner sees (D95): a listing whose paid period is over has expired. */
export const draftStatus = (
  row: Pick<DraftRow, "status" | "expires_at" | "published_version" | "off_market_since">,
  now: number,
): DraftStatus => {
  const isOver = row.expires_at !== null && row.expires_at.getTime() <= now;
  return isOver && (isOnMarket(row) || row.status === "live") ? "expired" : row.status;
};
