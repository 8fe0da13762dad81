import type { Draft } from "@hjem/domain/draft/draft";
import type { HeldFor } from "@hjem/domain/draft/draft-rules";
import type { Region } from "@hjem/domain/region";
import type { Queries } from "../../db/schema.ts";
import type { Site } from "../../regions.ts";
import type { AccountDeps } from "../accounts/account-deps.ts";
import type { DraftRow } from "./draft-access.ts";

/** A draft whose period is asked for; `now` in milliseconds. */
export interface DraftPeriod {
  draft: DraftRow;
  region: Region;
  now: number;
}

/** What publication asks of payments (D96). */
export interface PublicationPayments {
  /** Whether the draft can be public now without another payment. */
  isPeriodPaid(db: Queries, period: DraftPeriod): Promise<boolean>;
  /** Begins the paid period, or goes on with the one that runs; its end, or null where a payment is due. */
  startPeriod(trx: Queries, period: DraftPeriod): Promise<Date | null>;
  /** Begins the next paid period where the one that runs ends; its end, or null where a payment is due. */
  renewPeriod(trx: Queries, period: DraftPeriod): Promise<Date | null>;
  /** Gives back a payment that was made for another listing type, with another price, than the draft has now. */
  cancelOutgrown(trx: Queries, period: DraftPeriod): Promise<void>;
}

/** A draft that is about to be public. */
export interface PublicationCase {
  row: DraftRow;
  draft: Draft;
  region: Region;
}

/** What routes of draft listings take. */
export interface DraftDeps extends Pick<
  AccountDeps,
  "db" | "limits" | "requireUser" | "mailQueue" | "now"
> {
  /** The markets that are served. */
  regions: readonly Site[];
  payments: PublicationPayments;
  /** Why a publication waits for a moderator, as its owner reads it; null where it does not (D99). */
  holdReasons(trx: Queries, publication: PublicationCase): Promise<HeldFor | null>;
}
