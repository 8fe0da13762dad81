import type { SearchRequest } from "@hjem/domain/search/search-filter";
import { effectiveSorting } from "@hjem/domain/search/sorting";
import { type RawBuilder, sql } from "kysely";
import type { Database } from "../db/schema.ts";
import { longestMinutes } from "./area-conditions.ts";
import { NO_UNITS_TEXT } from "./matching-units.ts";
import type { SearchPage } from "./search-index.ts";
import { type OrderKey, orderOf } from "./search-order.ts";
import { hasWords } from "./searchable-text.ts";
import type { Source } from "./sql-source.ts";

type Sql = RawBuilder<unknown>;

const keyName = (index: number): Sql => sql.ref(`k${index + 1}`);

const columnsOf = (keys: readonly OrderKey[]): Sql =>
  sql.join([sql`s.id`, ...keys.map(({ by }, index) => sql`${by} as ${keyName(index)}`)]);

const inOrder = (keys: readonly OrderKey[], nameOf: (key: OrderKey, index: number) => Sql): Sql =>
  sql.join(keys.map((key, index) => sql`${nameOf(key, index)} ${key.direction}`));

/** The cards of the table `page (id, place)` as one text, projects with what `matching_unit` says of them. */
export const cardTexts = sql`(
  select coalesce(string_agg(
    case when u.project is null then c.card else replace(c.card, ${NO_UNITS_TEXT}, concat(
      '"matching_units":{"count":', u.count, ',"price_min":', coalesce(u.price_min::text, 'null'), '}')) end,
    ',' order by p.place), '')
  from page p join listing_card c on c.id = p.id left join matching_unit u on u.project = p.id)`;

/**
 * Page and total are subqueries of their own: the page ends early on an ordered index, the total reads no row (measured).
 * Single homes are limited to the size of the page; all matching projects are read, because they are few.
 */
const pageOfRows = (
  { own, units, unitCards, others, matchingUnit }: Source,
  keys: readonly OrderKey[],
  { page, size }: SearchRequest,
) => sql<SearchPage>`
  with ${matchingUnit}, first as (
    (select ${columnsOf(keys)} ${own}
      order by ${inOrder(keys, ({ by }) => by)} limit ${page * size})
    union all (select ${columnsOf(keys)} ${others})
  ), page as materialized (
    select id, row_number() over () as place from (
      select id from first order by ${inOrder(keys, (_key, index) => keyName(index))}
      limit ${size} offset ${(page - 1) * size}
    ) shown
  )
  select
    ((select count(*) ${own}) + (select ${unitCards} ${units}))::int4 as total,
    ${cardTexts} as cards
`;

/** Words are looked up once: their matches are collected first, then counted and put in order. */
const pageOfWords = (
  { own, others, matchingUnit }: Source,
  keys: readonly OrderKey[],
  { page, size }: SearchRequest,
) => sql<SearchPage>`
  with ${matchingUnit}, found as materialized (
    select id, row_number() over (order by ${inOrder(keys, (_key, index) => keyName(index))}) as place
    from (select ${columnsOf(keys)} ${own} union all select ${columnsOf(keys)} ${others}) f
  ), page as (
    select id, place from found order by place limit ${size} offset ${(page - 1) * size}
  )
  select (select count(*)::int4 from found) as total, ${cardTexts} as cards
`;

/** The page of a search in its order, with the exact total. */
export const findPage = async (
  db: Database,
  source: Source,
  request: SearchRequest,
): Promise<SearchPage> => {
  const keys = orderOf(effectiveSorting(request), source.words, () =>
    longestMinutes(request.reach ?? [], source.fjordPlaces),
  );
  const statement = hasWords(source.words) ? pageOfWords : pageOfRows;
  const { rows } = await statement(source, keys, request).execute(db);
  return rows[0] ?? { cards: "", total: 0 };
};
