import { type Choice, choiceFilters } from "@hjem/domain/search/filters/choice-filters";
import type { ChoiceFilter, FlagFilter, SetFilter } from "@hjem/domain/search/filters/filter-row";
import { flagFilters } from "@hjem/domain/search/filters/flag-filters";
import { setFilters, type SetRow } from "@hjem/domain/search/filters/set-filters";
import { type Kysely, type RawBuilder, sql } from "kysely";

/** Columns of the search row for choice filters and flags, each named by its filter row. */
export type FilterColumns = Record<Choice["fact"]["column"], number | null> &
  Record<SetRow["fact"]["column"], number> &
  Record<(typeof flagFilters)[number]["column"], boolean | null>;

interface Column {
  name: string;
  type: "int2" | "int4" | "bool";
  /** What a listing `l` says of it. */
  value: RawBuilder<unknown>;
}

const stated = (path: string): RawBuilder<unknown> => sql`l.listing #>> ${path.split(".")}::text[]`;

const choiceColumn = ({ fact: { column, path, values, of } }: ChoiceFilter): Column => {
  const value = sql`array_position(${[...values]}::text[], ${stated(path)})`;
  const isStated = sql`l.listing ->> 'listingType' = any(${[...(of ?? [])]}::text[])`;
  return {
    name: column,
    type: "int2",
    value: of ? sql`case when ${isStated} then ${value} end` : value,
  };
};

const flagColumn = ({ column, path }: FlagFilter): Column => ({
  name: column,
  type: "bool",
  value: sql`(${stated(path)})::bool`,
});

const setColumn = ({ fact: { column, path, values } }: SetFilter): Column => ({
  name: column,
  type: "int4",
  value: sql`(
    select coalesce(bit_or(1 << array_position(${[...values]}::text[], stated #>> '{}') - 1), 0)
    from jsonb_path_query(l.listing, ${`$.${path}[*]`}::jsonpath) as stated)`,
});

const columns: readonly Column[] = [
  ...choiceFilters.map(choiceColumn),
  ...setFilters.map(setColumn),
  ...flagFilters.map(flagColumn),
];

/** Names of the columns of the search row that filters use. @internal Names the template of the test databases. */
export const filterColumns: readonly string[] = columns.map(({ name }) => name);

/**
 * Gives the search row the columns of those filters whose rows are newer than its table, filled from the listings that are
 * there: the row of a filter is all that a choice, a set or a flag needs (docs/adding-a-filter.md). All or nothing.
 */
export async function addFilterColumns<Tables>(db: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select attname::text as name from pg_attribute
    where attrelid = 'listing_search'::regclass and attnum > 0 and not attisdropped
  `.execute(db);
  const missing = columns.filter(({ name }) => !rows.some((row) => row.name === name));
  if (missing.length === 0) return;
  await db.transaction().execute(async (transaction) => {
    for (const { name, type, value } of missing) {
      const column = sql.ref(name);
      // Another process of the API may have been first.
      await sql`alter table listing_search add column if not exists ${column} ${sql.raw(type)}`.execute(
        transaction,
      );
      await sql`
        update listing_search s set ${column} = ${value} from listing l where l.id = s.id
      `.execute(transaction);
    }
  });
}
