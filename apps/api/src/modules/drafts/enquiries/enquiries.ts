import type { OwnEnquiry } from "@hjem/domain/draft/draft";
import { DAY_MS } from "@hjem/domain/durations";
import type { Language } from "@hjem/domain/language";
import { type LeadKind, saysWhoGetsPhone } from "@hjem/domain/lead/lead-kinds";
import type { ViewingDate } from "@hjem/domain/listing/listing-dates";
import { viewingAt } from "@hjem/domain/listing/viewing-date";
import { sql } from "kysely";
import { publicQuestionOf } from "../../../db/public-question-of.ts";
import type { Queries } from "../../../db/schema.ts";
import { uuidV7 } from "../../../db/uuid-v7.ts";
import { ApiError } from "../../../plugins/api-error.ts";
import { lastingToken } from "../../../security/secrets.ts";
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

/** The viewing of an enquiry as it was when it was chosen; null for none, and where the listing is erased. */
const storedViewing = (row: {
  from: number | null;
  to: number | null;
  timeZone: string | null;
}): ViewingDate | null =>
  row.from === null || row.timeZone === null
    ? null
    : viewingAt({ unixFrom: row.from, unixTo: row.to ?? row.from }, row.timeZone);

/** Enquiries about a person's listings, the newest first, each with its answers; the address of who asked is not among it. */
export async function readEnquiries(
  db: Queries,
  { accountId, draftId }: EnquiryOwner,
): Promise<OwnEnquiry[]> {
  const { rows } = await sql<{
    id: string;
    kind: LeadKind;
    from: number | null;
    to: number | null;
    timeZone: string | null;
    name: string;
    phone: string | null;
    consent: string;
    message: string;
    at: Date;
    cancelledAt: Date | null;
    answers: { text: string; at: string }[];
    draftId: string;
    content: DraftRow["content"];
    mayPublish: boolean;
    question: string | null;
    answer: string | null;
    publishedAt: Date | null;
  }>`
    select l.id, l.kind, l.viewing_unix as from, l.viewing_unix_to as to, case when l.viewing_unix is not null then (
        select p.listing #>> '{address,timeZone}' from listing p
        where p.public_id = l.property_id and p.region = l.region) end as "timeZone",
      l.name, l.phone, l.consent_version as consent, l.message, l.created_at as at, l.cancelled_at as "cancelledAt", d.id as "draftId", d.content,
      l.publish_consent_at is not null as "mayPublish", q.question, q.answer, q.published_at as "publishedAt", coalesce((
        select json_agg(json_build_object('text', a.words, 'at', a.created_at) order by a.created_at, a.id)
        from lead_answer a where a.lead_id = l.id
      ), '[]') as answers
    from listing_draft d join lead l on l.property_id = d.public_id and l.region = d.region
      and l.held_for is null
    left join public_question q on q.lead_id = l.id
    where d.account_id = ${accountId} and d.deleted_at is null
      and (${draftId ?? null}::uuid is null or d.id = ${draftId ?? null}::uuid)
    order by l.created_at desc, l.id desc limit ${ENQUIRIES_MAX}
  `.execute(db);
  return rows.map(({ id: enquiryId, kind, name, message, at, answers, mayPublish, ...row }) => ({
    id: enquiryId,
    kind,
    viewing: storedViewing(row),
    name,
    phone: saysWhoGetsPhone(row.consent) ? row.phone : null,
    message,
    at: at.toISOString(),
    cancelledAt: row.cancelledAt?.toISOString() ?? null,
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
  language: Language;
  /** Of the link that leads to the answer. */
  token: string;
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
    .where("held_for", "is", null)
    .forUpdate()
    .executeTakeFirst();
  if (!lead) throw new ApiError("not_found");
  return lead;
}

/** Token of the links by which who asked reads answers and withdraws consent: one for an enquiry, as long as it is kept. */
export async function linkTokenOf(
  trx: Queries,
  lead: { id: string; publish_token: string | null },
): Promise<string> {
  if (lead.publish_token !== null) return lead.publish_token;
  const token = lastingToken();
  await trx.updateTable("lead").set({ publish_token: token }).where("id", "=", lead.id).execute();
  return token;
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
  return {
    answerId,
    email: lead.email,
    language: lead.language,
    token: await linkTokenOf(trx, lead),
  };
}
