import type { Listing } from "@hjem/domain/listing/listing";
import type { HoldReason } from "@hjem/domain/moderation/hold-reason";
import type { Selectable } from "kysely";
import { z } from "zod";
import type { ModerationTables } from "../../db/moderation-tables.ts";
import type { Queries } from "../../db/schema.ts";
import { uuidV7 } from "../../db/uuid-v7.ts";
import { ApiError } from "../../plugins/api-error.ts";
import type { DraftRow } from "../drafts/draft-access.ts";

/** A case as it is stored. */
export type CaseRow = Selectable<ModerationTables["moderation_case"]>;

const Uuid = z.uuid();
const iso = (instant: number): string => new Date(instant).toISOString();

/** A case of a market. @throws {ApiError} `not_found` */
export async function requireCase(
  db: Queries,
  { id, regionId, isLocked = false }: { id: string; regionId: string; isLocked?: boolean },
): Promise<CaseRow> {
  if (!Uuid.safeParse(id).success) throw new ApiError("not_found");
  const query = db
    .selectFrom("moderation_case")
    .selectAll()
    .where("id", "=", id)
    .where("region", "=", regionId);
  const row = await (isLocked ? query.forUpdate() : query).executeTakeFirst();
  if (!row) throw new ApiError("not_found");
  return row;
}

/** What moderators have decided of a draft before. */
export interface Outcomes {
  /** Reasons that were released since the last rejection. */
  released: HoldReason[];
  /** Why it was rejected, where that is the last word. */
  rejectedFor: string | null;
}

/** What moderators have decided of a draft before, the last rejection first. */
export async function readOutcomes(db: Queries, draftId: string): Promise<Outcomes> {
  const decided = await db
    .selectFrom("moderation_case")
    .select(["decision", "decision_reason", "reasons"])
    .where("draft_id", "=", draftId)
    .where("decision", "in", ["released", "rejected"])
    .orderBy("decided_at", "desc")
    .orderBy("id", "desc")
    .execute();
  const [last] = decided;
  const rejection = decided.findIndex(({ decision }) => decision === "rejected");
  const since = rejection === -1 ? decided : decided.slice(0, rejection);
  return {
    released: since.flatMap(({ reasons }) => reasons),
    rejectedFor: last?.decision === "rejected" ? (last.decision_reason ?? "") : null,
  };
}

/** Closes cases of a draft that wait for a version which is not the current one any more. */
export async function withdrawCases(trx: Queries, draftId: string, now: number): Promise<void> {
  await trx
    .updateTable("moderation_case")
    .set({ decision: "withdrawn", decided_at: iso(now) })
    .where("draft_id", "=", draftId)
    .where("kind", "in", ["held", "appeal"])
    .where("decided_at", "is", null)
    .execute();
}

/** Opens a case of a draft that a rule holds, in place of an earlier one. */
export async function openHeldCase(
  trx: Queries,
  row: DraftRow,
  { reasons, listing }: { reasons: readonly HoldReason[]; listing: Listing | null },
  now: number,
): Promise<void> {
  await withdrawCases(trx, row.id, now);
  await trx
    .insertInto("moderation_case")
    .values({
      id: uuidV7(now),
      region: row.region,
      kind: "held",
      draft_id: row.id,
      draft_version: row.version,
      property_id: row.public_id,
      reasons: JSON.stringify(reasons),
      listing: listing && JSON.stringify(listing),
      opened_at: iso(now),
    })
    .execute();
}
