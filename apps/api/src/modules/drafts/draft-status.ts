import type { DraftStatus } from "@hjem/domain/draft/draft-rules";
import { isRenewable } from "@hjem/domain/draft/renewal";
import type { DraftRow } from "./draft-access.ts";

/** Whether the public can find the listing of a draft now; a held or rejected change leaves the old version public (D98). */
export const isOnMarket = (
  row: Pick<DraftRow, "published_version" | "off_market_since">,
): boolean => row.published_version !== null && row.off_market_since === null;

type StatusRow = Pick<DraftRow, "status" | "expires_at" | "published_version" | "off_market_since">;

/** The status that an owner sees (D95): a listing whose paid period is over has expired. */
export const draftStatus = (row: StatusRow, now: number): DraftStatus => {
  const isOver = row.expires_at !== null && row.expires_at.getTime() <= now;
  return isOver && (isOnMarket(row) || row.status === "live") ? "expired" : row.status;
};

/** Whether the period of a listing that is shown ends so soon that it can be renewed now (D100). */
export const canRenew = (row: StatusRow, now: number): boolean =>
  isRenewable(
    { status: draftStatus(row, now), expiresAt: row.expires_at?.toISOString() ?? null },
    now,
  );
