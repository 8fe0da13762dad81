import type { ReportKind } from "@hjem/domain/lead/lead-kinds";
import type { CaseSummary } from "@hjem/domain/moderation/moderation-case";
import type { Region } from "@hjem/domain/region";
import { sql } from "kysely";
import type { Queries } from "../../db/schema.ts";
import { readAssignee } from "./case-assignee.ts";
import { readCaseListing } from "./case-listing.ts";
import type { CaseRow } from "./case-repository.ts";

/** Cases that a queue shows at once; those behind come up as the first are decided. */
const QUEUE_MAX = 100;

/**
 * Open cases of a market, the oldest first. A case whose draft was changed since is none: what it was about is not there
 * any more.
 */
export async function openCases(db: Queries, regionId: string): Promise<CaseRow[]> {
  return db
    .selectFrom("moderation_case")
    .leftJoin("listing_draft", "listing_draft.id", "moderation_case.draft_id")
    .selectAll("moderation_case")
    .where("moderation_case.region", "=", regionId)
    .where("moderation_case.decided_at", "is", null)
    .where("listing_draft.deleted_at", "is", null)
    .where((is) =>
      is.or([
        is("moderation_case.kind", "!=", "held"),
        is.and([
          is("listing_draft.status", "=", "in_review"),
          is("listing_draft.version", "=", is.ref("moderation_case.draft_version")),
        ]),
      ]),
    )
    .orderBy("moderation_case.opened_at")
    .orderBy("moderation_case.id")
    .limit(QUEUE_MAX)
    .execute();
}

interface ReportSummary {
  report: ReportKind;
  reports: number;
}

/** What visitors have reported of a listing most, and how many have; null where nobody has. */
async function summariseReports(db: Queries, propertyId: string): Promise<ReportSummary | null> {
  const { rows } = await sql<ReportSummary>`
    select kind as report, (sum(count(*)) over ())::int4 as reports
    from listing_report where property_id = ${propertyId} and handled_at is null
    group by kind order by count(*) desc, min(created_at) limit 1
  `.execute(db);
  return rows[0] ?? null;
}

/** The queue of a market's moderators. */
export async function readQueue(
  db: Queries,
  region: Region,
  { readerAuditId, now }: { readerAuditId: string; now: number },
): Promise<CaseSummary[]> {
  const queue: CaseSummary[] = [];
  for (const row of await openCases(db, region.id)) {
    const key = { draftId: row.draft_id, propertyId: row.property_id };
    const listing = await readCaseListing(db, region, key, now);
    const reported =
      row.kind === "reported" && row.property_id !== null
        ? await summariseReports(db, row.property_id)
        : null;
    queue.push({
      id: row.id,
      kind: row.kind,
      reason: row.reasons[0]?.kind ?? null,
      report: reported?.report ?? null,
      reports: reported?.reports ?? 0,
      title: listing?.title ?? null,
      address: listing?.address ?? null,
      cover: listing?.cover ?? null,
      openedAt: row.opened_at.toISOString(),
      assignee: await readAssignee(db, row, readerAuditId),
    });
  }
  return queue;
}
