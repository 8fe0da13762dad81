import type { Language } from "@hjem/domain/language";
import { type PublicQuestionRequest, publicQuestionFor } from "@hjem/domain/lead/publication";
import type { Queries } from "../../../db/schema.ts";
import { ApiError } from "../../../plugins/api-error.ts";
import { readStrictly } from "../../leads/form-checks.ts";
import type { DraftRow } from "../draft-access.ts";
import { linkTokenOf, lockEnquiry } from "./enquiries.ts";

/** A question that was published just now, as its mail needs it. */
export interface PublishedQuestion extends PublicQuestionRequest {
  email: string;
  language: Language;
  /** Of the link by which consent is withdrawn. */
  token: string;
}

/**
 * Publishes an answered enquiry in the advertiser's own words, or changes what is published of it (D86); `now` in
 * milliseconds. Null for a change.
 * @throws {ApiError} `not_found` for an enquiry about another listing, `consent_missing` and `answer_missing` before who
 *   asked has agreed and was answered, `validation_failed` for personal data in either text.
 */
export async function publishQuestion(
  trx: Queries,
  row: DraftRow,
  { enquiryId, words }: { enquiryId: string; words: PublicQuestionRequest },
  now: number,
): Promise<PublishedQuestion | null> {
  const lead = await lockEnquiry(trx, row, enquiryId);
  if (!lead.publish_consent_at) throw new ApiError("consent_missing");
  const answer = await trx
    .selectFrom("lead_answer")
    .select("id")
    .where("lead_id", "=", lead.id)
    .limit(1)
    .executeTakeFirst();
  if (!answer) throw new ApiError("answer_missing");
  const published = readStrictly(publicQuestionFor(lead.name), words);
  const at = new Date(now).toISOString();
  const changed = await trx
    .updateTable("public_question")
    .set({ ...published, changed_at: at })
    .where("lead_id", "=", lead.id)
    .returning("lead_id")
    .executeTakeFirst();
  if (changed) return null;
  const token = await linkTokenOf(trx, lead);
  await trx
    .insertInto("public_question")
    .values({
      lead_id: lead.id,
      account_id: row.account_id,
      ...published,
      published_at: at,
      changed_at: at,
    })
    .execute();
  return { ...published, email: lead.email, language: lead.language, token };
}

/**
 * Takes what is published of an enquiry off the listing; done a second time, it changes nothing.
 * @throws {ApiError} `not_found` for an enquiry about another listing.
 */
export async function unpublishQuestion(
  trx: Queries,
  row: DraftRow,
  enquiryId: string,
): Promise<void> {
  const { id } = await lockEnquiry(trx, row, enquiryId);
  await trx.deleteFrom("public_question").where("lead_id", "=", id).execute();
}
