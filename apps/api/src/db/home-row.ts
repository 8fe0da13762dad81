import { PUBLIC_QUESTIONS_MAX } from "@hjem/domain/listing/public-question";
import { sql } from "kysely";
import { createSharedRead } from "./shared-read.ts";

/** One home as it is stored: its listing, and the columns by which others are compared with it. */
export interface HomeRow {
  region: string;
  /** The listing as JSON. */
  text: string;
  /** Price steps of its home before this listing, under other listings of it (D87), as a JSON array; null without any. */
  earlier: string | null;
  /** Published questions about it as a JSON array, the newest first (D86); null where no account advertises it. */
  questions: string | null;
  /** Columns of its search row; null without one. */
  compared: ComparedRow | null;
}

/** The columns by which homes are compared. */
export interface ComparedRow {
  id: number;
  /** Id of its card: its own, or that of the project through which it is found. */
  card: number;
  kind: number;
  types: number;
  places: number[];
  price: number | null;
  area: number | null;
  bedrooms: number | null;
  lat: number;
  lng: number;
}

/** Price steps of other listings of a home, at most: the newest. */
const EARLIER_MAX = 60;

/** Reads a home by its public id in lower case; null for an id that never existed. A page needs both halves at once: one query reads them. */
export const readHomeRow = createSharedRead(
  "home",
  async (db, publicId): Promise<HomeRow | null> => {
    const { rows } = await sql<
      ComparedRow &
        Pick<HomeRow, "region" | "text" | "earlier" | "questions"> & { id: number | null }
    >`
    select l.region, l.listing::text as text, (
        select jsonb_agg(step order by step ->> 'date', o.id)::text
        from (
          select o.id, case when o.listing -> 'priceStatement' is null or step ->> 'action' = 'sold' then step
              else step || '{"price": null}' end as step
          from listing o, jsonb_array_elements(o.listing -> 'priceHistory') step
          where o.home_key = l.home_key and o.region = l.region and o.id <> l.id
            and o.listing -> 'isHidden' is null and l.listing -> 'isHidden' is null
            and right(o.listing ->> 'listingType', 5) = right(l.listing ->> 'listingType', 5)
            and step ->> 'date' < left(l.listing ->> 'publishedAt', 10)
          order by step ->> 'date' desc, o.id desc
          limit ${sql.lit(EARLIER_MAX)}
        ) o
      ) as earlier, case when l.listing -> 'isHidden' is null and exists (
        select 1 from listing_draft d where d.public_id = l.public_id and d.region = l.region and d.deleted_at is null
      ) then coalesce((
        select jsonb_agg(jsonb_build_object('question', q.question, 'answer', q.answer, 'publishedAt', q.published_at)
          order by q.published_at desc, q.lead_id desc)::text
        from (
          select p.* from lead a join public_question p on p.lead_id = a.id
          where a.property_id = l.public_id and a.region = l.region
          order by p.published_at desc, p.lead_id desc
          limit ${sql.lit(PUBLIC_QUESTIONS_MAX)}
        ) q
      ), '[]') end as questions, s.id, coalesce(s.project, s.id) as card, s.kind, s.property_types as types,
      s.place_ids as places, s.price_low as price, floor(s.primary_low) as area, s.bedrooms_low as bedrooms, s.lat, s.lng
    from listing l left join listing_search s on s.id = l.id
    where l.public_id = ${publicId}
  `.execute(db);
    const [row] = rows;
    if (!row) return null;
    const { region, text, earlier, questions, ...compared } = row;
    return { region, text, earlier, questions, compared: compared.id === null ? null : compared };
  },
);
