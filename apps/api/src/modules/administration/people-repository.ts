import type { AdminListQuery, AdminPerson } from "@hjem/domain/moderation/administration";
import { ADMIN_RESULTS_MAX } from "@hjem/domain/moderation/moderation-rules";
import { sql } from "kysely";
import type { z } from "zod";
import type { Queries } from "../../db/schema.ts";

interface PersonRow extends Omit<AdminPerson, "createdAt" | "activatedAt" | "lockedAt"> {
  createdAt: Date;
  activatedAt: Date | null;
  lockedAt: Date | null;
}

/**
 * A page of the people of a market, those who came last first; `q` finds them by the beginning of their address, or a part of
 * their name. Nothing that they keep for themselves is read: no notes, homes or searches.
 */
export async function searchPeople(
  db: Queries,
  regionId: string,
  { page, q = "" }: z.output<typeof AdminListQuery>,
): Promise<{ data: AdminPerson[]; hasMore: boolean }> {
  const plain = q.replaceAll(/[\\%_]/g, String.raw`\$&`);
  const { rows } = await sql<PersonRow>`
    select a.email, a.name, r.role, a.created_at as "createdAt", a.verified_at as "activatedAt",
      a.locked_at as "lockedAt",
      array(select p.provider from account_provider p where p.account_id = a.id and p.is_proved order by p.created_at)
        || case when a.verified_at is null then '{}' else '{email}' end::text[]
        || array(select 'phone' from phone_verification v where v.account_id = a.id and v.verified_at is not null)
        as verified,
      (select count(*)::int4 from listing_draft d where d.account_id = a.id and d.deleted_at is null) as listings
    from account a left join account_role r on r.account_id = a.id
    where a.region = ${regionId} and (a.email ilike ${`${plain}%`} or a.name ilike ${`%${plain}%`})
    order by a.created_at desc, a.id desc
    limit ${ADMIN_RESULTS_MAX + 1} offset ${(page - 1) * ADMIN_RESULTS_MAX}
  `.execute(db);
  const data = rows
    .slice(0, ADMIN_RESULTS_MAX)
    .map(({ createdAt, activatedAt, lockedAt, ...row }) => ({
      ...row,
      createdAt: createdAt.toISOString(),
      activatedAt: activatedAt?.toISOString() ?? null,
      lockedAt: lockedAt?.toISOString() ?? null,
    }));
  return { data, hasMore: rows.length > ADMIN_RESULTS_MAX };
}
