import type { PublicationConsentState } from "@hjem/domain/lead/publication-consent";
import { sql } from "kysely";
import { type PublicQuestionColumns, publicQuestionOf } from "../../db/public-question-of.ts";
import type { Queries } from "../../db/schema.ts";
import { ApiError } from "../../plugins/api-error.ts";

/** The link of a mail about a published question: its token and the market of its site. */
export interface ConsentLink {
  token: string;
  region: string;
}

interface ConsentRow extends PublicQuestionColumns {
  has_consent: boolean;
  property_id: string;
  agency_id: string | null;
  address: string | null;
}

/**
 * What the link of a mail is about: what is published, and where.
 * @throws {ApiError} `not_found` for an unknown token, and once the enquiry is erased.
 */
export async function readPublicationConsent(
  db: Queries,
  { token, region }: ConsentLink,
): Promise<PublicationConsentState["data"]> {
  const { rows } = await sql<ConsentRow>`
    select a.publish_consent_at is not null as has_consent, q.question, q.answer, q.published_at as "publishedAt",
      l.listing ->> 'id' as property_id, l.agency_id, l.listing #>> '{address,fullAddress}' as address
    from lead a
    left join public_question q on q.lead_id = a.id
    left join listing l on l.public_id = a.property_id and l.region = a.region
    where a.publish_token = ${token} and a.region = ${region}
  `.execute(db);
  const [row] = rows;
  if (!row) throw new ApiError("not_found");
  const { agency_id: agencyId, address } = row;
  return {
    hasConsent: row.has_consent,
    published: publicQuestionOf(row),
    listing:
      agencyId === null || address === null
        ? null
        : { agencyId, propertyId: row.property_id, address },
  };
}

/** Withdraws consent to the publication of enquiries, and takes what is published off their listings. */
const withdraw = async (trx: Queries, leadIds: readonly string[]): Promise<void> => {
  const ids = [...leadIds];
  await sql`update lead set publish_consent_at = null where id = any(${ids}::uuid[])`.execute(trx);
  await sql`delete from public_question where lead_id = any(${ids}::uuid[])`.execute(trx);
};

/**
 * Withdraws the consent that the link of a mail is about; done a second time, it changes nothing.
 * @throws {ApiError} `not_found` for an unknown token.
 */
export async function withdrawByLink(
  trx: Queries,
  link: ConsentLink,
): Promise<PublicationConsentState["data"]> {
  const lead = await trx
    .selectFrom("lead")
    .select("id")
    .where("publish_token", "=", link.token)
    .where("region", "=", link.region)
    .forUpdate()
    .executeTakeFirst();
  if (!lead) throw new ApiError("not_found");
  await withdraw(trx, [lead.id]);
  return readPublicationConsent(trx, link);
}

/** Withdraws every consent that was given with an address, as its account is being deleted (D38, D86). */
export async function withdrawConsentsOf(
  trx: Queries,
  { region, email }: { region: string; email: string },
): Promise<void> {
  const leads = await trx
    .selectFrom("lead")
    .select("id")
    .where("region", "=", region)
    .where(sql`lower(email)`, "=", email)
    .where("publish_consent_at", "is not", null)
    .orderBy("id")
    .forUpdate()
    .execute();
  await withdraw(
    trx,
    leads.map(({ id }) => id),
  );
}
