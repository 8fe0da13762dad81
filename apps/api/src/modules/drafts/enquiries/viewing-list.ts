import type { ViewingGuest, ViewingList } from "@hjem/domain/draft/draft";
import { DAY_MS } from "@hjem/domain/durations";
import { saysWhoGetsPhone, VIEWING_LIST_DAYS } from "@hjem/domain/lead/lead-kinds";
import { viewingAt } from "@hjem/domain/listing/viewing-date";
import { sql } from "kysely";
import type { Queries } from "../../../db/schema.ts";
import { withWrittenPlace } from "../../addresses/address-row.ts";
import type { DraftRow } from "../draft-access.ts";

/** Guests that are listed at most, those of the next viewings first. */
const GUESTS_MAX = 500;

/** Who comes to the viewings of a listing, the soonest first; those of a viewing are gone 30 days after it. */
export async function readViewingList(
  db: Queries,
  row: DraftRow,
  now: number,
): Promise<ViewingList> {
  const { rows } = await sql<
    ViewingGuest & { from: number; to: number; consent: string; timeZone: string }
  >`
    select l.id, l.name, l.phone, l.message, l.consent_version as consent, l.viewing_unix as from,
      coalesce(l.viewing_unix_to, l.viewing_unix) as to, p.listing #>> '{address,timeZone}' as "timeZone"
    from lead l join listing p on p.public_id = l.property_id and p.region = l.region
    where l.property_id = ${row.public_id} and l.region = ${row.region} and l.kind = 'viewing'
      and l.held_for is null and l.cancelled_at is null
      and coalesce(l.viewing_unix_to, l.viewing_unix) > ${Math.floor((now - VIEWING_LIST_DAYS * DAY_MS) / 1_000)}
    order by l.viewing_unix, lower(l.name), l.id limit ${GUESTS_MAX}
  `.execute(db);
  const viewings = new Map<number, ViewingList["viewings"][number]>();
  for (const { id, name, phone, message, from, to, consent, timeZone } of rows) {
    const known = viewings.get(from) ?? {
      viewing: viewingAt({ unixFrom: from, unixTo: to }, timeZone),
      guests: [],
    };
    known.guests.push({ id, name, message, phone: saysWhoGetsPhone(consent) ? phone : null });
    viewings.set(from, known);
  }
  const location = await withWrittenPlace(db, row.region, row.content.location);
  return {
    listing: { id: row.id, location },
    viewings: [...viewings.values()],
  };
}
