import type { OwnEnquiry } from "@hjem/domain/draft/draft";
import { DAY_MS } from "@hjem/domain/durations";
import { sql } from "kysely";
import { publicQuestionOf } from "../../../db/public-question-of.ts";
import type { Queries } from "../../../db/schema.ts";
import { uuidV7 } from "../../../db/uuid-v7.ts";
import { ApiError } from "../../../plugins/api-error.ts";
import type { DraftRow } from "../draft-access.ts";

/** Most enquiries that are listed, the newest. */
const ENQUIRIES_MAX = 200;
/** Answers of one person in a day: each is a mail to somebody. */
const ANSWERS_PER_DAY = 100;
/** Answers to one enquiry. */
const ANSWERS_PER_ENQUIRY = 10;

/** Whose enquiries are read: those about one draft, or about every one of a person. */
interface EnquiryOwner {
  accountId: string;
  /** @default all of the person's */
  draftId?: string;
}

/** Enquiries about a person's listings, the newest first, each with its answers; the address of who asked is not among it. */
export async function readEnquiries(
  db: Queries,
  { accountId, draftId }: EnquiryOwner,
): Promise<OwnEnquiry[]> {
  const { rows } = await sql<{
    id: string;
    name: string;
    message: string;
    at: Date;
    answers: { text: string; at: string }[];
    draftId: string;
    content: DraftRow["content"];
    mayPublish: boolean;
    question: string | null;
    answer: string | null;
    publishedAt: Date | null;
  }>`
    select l.id, l.name, l.message, l.created_at as at, d.id as "draftId", d.content,
      l.publish_consent_at is not null as "mayPublish", q.question, q.answer, q.published_at as "publishedAt", coalesce((
        select json_agg(json_build_object('text', a.words, 'at', a.created_at) order by a.created_at, a.id)
        from lead_answer a where a.lead_id = l.id
      ), '[]') as answers
    from listing_draft d join lead l on l.property_id = d.public_id and l.region = d.region
    left join public_question q on q.lead_id = l.id
    where d.account_id = ${accountId} and d.deleted_at is null
      and (${draftId ?? null}::uuid is null or d.id = ${draftId ?? null}::uuid)
    order by l.created_at desc, l.id desc limit ${ENQUIRIES_MAX}
  `.execute(db);
  return rows.map(({ id: enquiryId, name, message, at, answers, mayPublish, ...row }) => ({
    id: enquiryId,
    name,
    message,
    at: at.toISOString(),
    mayPublish,
    published: publicQuestionOf(row),
    answers: answers.map(({ text, at: answeredAt }) => ({
      text,
      at: new Date(answeredAt).toISOString(),
    })),
    listing: { id: row.draftId, location: row.content.location },
  }));
}

/** An enquiry that was answered, as its mail needs it. */
export interface AnsweredEnquiry {
  answerId: string;
  email: string;
  language: "en" | "no";
}

/**
 * Locks an enquiry about a listing until the end of the transaction.
 * @throws {ApiError} `not_found` for one about another listing.
 */
export async function lockEnquiry(trx: Queries, row: DraftRow, enquiryId: string) {
  const lead = await trx
    .selectFrom("lead")
    .select(["id", "name", "email", "language", "publish_consent_at", "publish_token"])
    .where(sql<string>`id::text`, "=", enquiryId)
    .where("property_id", "=", row.public_id ?? "")
    .where("region", "=", row.region)
    .forUpdate()
    .executeTakeFirst();
  if (!lead) throw new ApiError("not_found");
  return lead;
}

/**
 * Stores an answer to an enquiry about a listing; a repetition of the last one is that one, and null.
 * @throws {ApiError} `not_found` for an enquiry about another listing, `limit_reached` above what one person may send.
 */
export async function storeAnswer(
  trx: Queries,
  row: DraftRow,
  { enquiryId, words }: { enquiryId: string; words: string },
  now: number,
): Promise<AnsweredEnquiry | null> {
  const lead = await lockEnquiry(trx, row, enquiryId);
  const before = await trx
    .selectFrom("lead_answer")
    .select("words")
    .where("lead_id", "=", lead.id)
    .orderBy("created_at", "desc")
    .execute();
  if (before[0]?.words === words) return null;
  const { today } = await trx
    .selectFrom("lead_answer")
    .select(sql<number>`count(*)::int4`.as("today"))
    .where("account_id", "=", row.account_id)
    .where("created_at", ">", new Date(now - DAY_MS))
    .executeTakeFirstOrThrow();
  if (before.length >= ANSWERS_PER_ENQUIRY || today >= ANSWERS_PER_DAY) {
    throw new ApiError("answers_full");
  }
  const answerId = uuidV7(now);
  await trx
    .insertInto("lead_answer")
    .values({
      id: answerId,
      lead_id: lead.id,
      account_id: row.account_id,
      words,
      created_at: new Date(now).toISOString(),
    })
    .execute();
  return { answerId, email: lead.email, language: lead.language };
}
