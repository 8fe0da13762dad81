import { sql } from "kysely";
import type { Queries } from "../../db/schema.ts";
import { regions } from "../../regions.ts";
import { eraseHiddenListings, hideListings, showListings } from "../listings/hidden-listings.ts";

/** Who is leaving, and on which market. */
interface Leaving {
  id: string;
  region: string;
}

const marketOf = ({ region: id }: Leaving) => {
  const region = regions.find((each) => each.id === id);
  if (!region) throw new Error(`There is no market ${id}.`);
  return region;
};

const publicIdsOf = async (db: Queries, accountId: string): Promise<string[]> => {
  const rows = await db
    .selectFrom("listing_draft")
    .select("public_id")
    .where("account_id", "=", accountId)
    .where("public_id", "is not", null)
    .orderBy("id")
    .forUpdate()
    .execute();
  return rows.flatMap(({ public_id: id }) => id ?? []);
};

/** Hides every listing of a person whose account is being deleted, at once (D38). */
export const hideListingsOf = async (trx: Queries, account: Leaving, now: number): Promise<void> =>
  hideListings(trx, marketOf(account), await publicIdsOf(trx, account.id), now);

/** Shows them again where the deletion is taken back. */
export const showListingsOf = async (trx: Queries, account: Leaving): Promise<void> =>
  showListings(trx, marketOf(account), await publicIdsOf(trx, account.id));

/** The drafts, listings, answers and published questions of a person for the export of personal data (ACC-086, D38). */
export async function exportDrafts(db: Queries, accountId: string) {
  const drafts = await db
    .selectFrom("listing_draft")
    .selectAll()
    .where("account_id", "=", accountId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  const files = await db
    .selectFrom("draft_attachment")
    .innerJoin("listing_draft", "listing_draft.id", "draft_attachment.draft_id")
    .select(["draft_attachment.draft_id", "draft_attachment.name"])
    .where("listing_draft.account_id", "=", accountId)
    .orderBy("draft_attachment.created_at")
    .execute();
  const photos = await db
    .selectFrom("draft_image")
    .innerJoin("listing_draft", "listing_draft.id", "draft_image.draft_id")
    .select(["draft_image.draft_id", "draft_image.name"])
    .where("listing_draft.account_id", "=", accountId)
    .orderBy("draft_image.position")
    .execute();
  const answers = await db
    .selectFrom("lead_answer")
    .innerJoin("lead", "lead.id", "lead_answer.lead_id")
    .select(["lead.property_id", "lead_answer.words", "lead_answer.created_at"])
    .where("lead_answer.account_id", "=", accountId)
    .orderBy("lead_answer.created_at")
    .execute();
  const questions = await db
    .selectFrom("public_question")
    .innerJoin("lead", "lead.id", "public_question.lead_id")
    .select(["lead.property_id", "public_question.question", "public_question.answer"])
    .select(["public_question.published_at", "public_question.changed_at"])
    .where("public_question.account_id", "=", accountId)
    .orderBy("public_question.published_at")
    .execute();
  const namesOfDraft = (id: string, rows: readonly { draft_id: string; name: string }[]) =>
    rows.filter(({ draft_id: draftId }) => draftId === id).map(({ name }) => name);
  return {
    ownListings: drafts.map((row) => ({
      propertyId: row.public_id,
      name: row.content.propertyDetail.title ?? null,
      words: JSON.stringify(row.content),
      photos: namesOfDraft(row.id, photos),
      files: namesOfDraft(row.id, files),
      createdAt: row.created_at.toISOString(),
      updatedAt: row.changed_at.toISOString(),
      deletedAt: row.deleted_at?.toISOString() ?? null,
    })),
    answers: answers.map((row) => ({
      propertyId: row.property_id,
      words: row.words,
      sentAt: row.created_at.toISOString(),
    })),
    publicQuestions: questions.map((row) => ({
      propertyId: row.property_id,
      question: row.question,
      answer: row.answer,
      publishedAt: row.published_at.toISOString(),
      updatedAt: row.changed_at.toISOString(),
    })),
  };
}

/** Erases a person's drafts, and of their listings all but the ids; pictures and files follow by their own job. */
export async function eraseDrafts(trx: Queries, account: Leaving, now: number): Promise<void> {
  const { id: accountId } = account;
  const ids = await publicIdsOf(trx, accountId);
  await hideListings(trx, marketOf(account), ids, now);
  await eraseHiddenListings(trx, ids);
  await sql`
    delete from mail using lead l
    where l.property_id = any(${ids}::text[]) and mail.key like 'lead/' || l.id || '/%'
  `.execute(trx);
  await trx.deleteFrom("mail").where("key", "like", `own/${accountId}/%`).execute();
  await trx.deleteFrom("listing_draft").where("account_id", "=", accountId).execute();
}
