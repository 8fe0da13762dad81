import type {
  AgentCounts,
  AgentProfile,
  AgentSummary,
  ListedAgent,
} from "@hjem/domain/agents/agent-profile";
import type { AgentListingState } from "@hjem/domain/agents/agent-states";
import { namesOf } from "@hjem/domain/narrow";
import { MEDIAN_HOMES_MIN } from "@hjem/domain/place/area";
import { type RawBuilder, type Selectable, sql } from "kysely";
import type { Queries, Tables } from "../../db/schema.ts";
import { openStates, stateCodes } from "./agent-search-text.ts";

/** Kinds of place that an agent's areas are listed by: each listing is in one of them. */
const areaKinds = ["suburb", "municipality"] as const;

/** Places beside an agent in a list. */
const AREA_NAMES = 3;

type AgentRow = Pick<Selectable<Tables["agent"]>, "agent" | "agency" | "is_demo"> &
  Record<"for_sale" | "for_rent" | "sold" | "rented", number>;

/** Counts as an agent and an agency have them. */
export const countsOf = (row: Record<AgentListingState, number>): AgentCounts => ({
  forSale: row.for_sale,
  forRent: row.for_rent,
  sold: row.sold,
  rented: row.rented,
});

const summaryOf = (row: AgentRow): AgentSummary => {
  const { email: _, ...agent } = row.agent;
  return { ...agent, agency: row.agency, counts: countsOf(row), isDemo: row.is_demo };
};

const stateCount = (state: AgentListingState) =>
  sql`count(*) filter (where l.state = ${stateCodes[state]}::int2)::int4 as ${sql.id(state)}`;
const stateCounts = sql.join(namesOf(stateCodes).map(stateCount));

/** Which card a listing of an agent is shown by: units that can be had are their project's (D55, D110). */
const card = sql`coalesce(s.project, l.id)`;
const listings = sql`agent_listing l left join listing_search s on s.id = l.id and s.project is not null`;
/** The cards of agents, by what has become of them. */
export const cardsOf = (isTheirs: RawBuilder<unknown>) => sql`
  select ${stateCounts} from (select distinct l.state, ${card} from ${listings} where ${isTheirs}) l`;
const cardsOfAgent = cardsOf(sql`l.agent = a.id`);

/** Which agents are looked for; words are folded, an empty list is no condition. */
export interface AgentSearch {
  regionId: string;
  nameWords: readonly string[];
  officeWords: readonly string[];
  /** Only this office. */
  agencyId: string | null;
  /** Internal id of a place; the counts are then of the listings inside. */
  placeId: number | null;
  limit: number;
  offset: number;
}

/** Words contain letters and digits only, so that nothing in a pattern has to be escaped. */
const begins = (column: string, words: readonly string[]) =>
  words.map((word) => sql`${sql.ref(column)} like ${`% ${word}%`}`);

/** Names of the places of most of an agent's listings. */
const areaNamesOf = (agent: RawBuilder<unknown>) => sql`
  select p.name
  from agent_listing l
  join listing_search s on s.id = l.id
  cross join unnest(s.place_ids) as place_id
  join place p on p.id = place_id and p.kind = any(${areaKinds}::text[])
  where l.agent = ${agent}
  group by p.id
  order by count(distinct coalesce(s.project, s.id)) desc, p.weight desc, p.id
  limit ${AREA_NAMES}`;

/** Agents with most listings first, a project counted once, and how many there are in all; 0 of a page behind the last. */
export const findAgents = async (
  db: Queries,
  search: AgentSearch,
): Promise<{ agents: ListedAgent[]; total: number }> => {
  const { regionId, placeId, agencyId } = search;
  const conditions = [
    sql`a.region = ${regionId}`,
    ...begins("a.name_words", search.nameWords),
    ...begins("a.office_words", search.officeWords),
    ...(agencyId === null ? [] : [sql`a.agency_id = ${agencyId}`]),
  ];
  const counted =
    placeId === null
      ? sql`cross join lateral (${cardsOfAgent}) c`
      : sql`join (
          select l.agent, ${stateCounts}
          from (
            select distinct l.agent, l.state, coalesce(s.project, l.id)
            from listing_search s join agent_listing l on l.id = s.id
            where s.region = ${regionId} and s.place_ids @> array[${placeId}::int4]
          ) l
          group by l.agent
        ) c on c.agent = a.id`;
  const { rows } = await sql<AgentRow & { total: number; areaNames: string[] }>`
    select a.*, array(${areaNamesOf(sql`a.id`)}) as "areaNames"
    from (
      select a.id, a.agent, a.agency, a.is_demo, c.for_sale, c.for_rent, c.sold, c.rented,
        count(*) over ()::int4 as total,
        row_number() over (
          order by c.for_sale + c.for_rent desc, c.sold + c.rented desc, a.name_words, a.id
        ) as place
      from agent a ${counted}
      where ${sql.join(conditions, sql` and `)}
      order by place
      limit ${search.limit} offset ${search.offset}
    ) a
    order by a.place
  `.execute(db);
  const agents = rows.map((row) => ({ ...summaryOf(row), areaNames: row.areaNames }));
  return { agents, total: rows[0]?.total ?? 0 };
};

/** The agency whose office is called just so; null where none is. */
export const findOffice = async (
  db: Queries,
  regionId: string,
  key: string,
): Promise<string | null> => {
  const row = await db
    .selectFrom("agent")
    .select("agency_id")
    .where("region", "=", regionId)
    .where("office_key", "=", key)
    .limit(1)
    .executeTakeFirst();
  return row?.agency_id ?? null;
};

/** An agent as stored, with the number of colleagues. */
export type FoundAgent = AgentSummary & { internalId: number; colleagues: number };

/** An agent of a region by public id; null where there is none. */
export const findAgent = async (
  db: Queries,
  regionId: string,
  agentId: string,
): Promise<FoundAgent | null> => {
  const { rows } = await sql<AgentRow & { id: number; colleagues: number }>`
    select a.id, a.agent, a.agency, a.is_demo, c.for_sale, c.for_rent, c.sold, c.rented, (
      select count(*)::int4 from agent b where b.region = a.region and b.agency_id = a.agency_id
    ) as colleagues
    from agent a cross join lateral (${cardsOfAgent}) c
    where a.region = ${regionId} and a.public_id = ${agentId}
  `.execute(db);
  const [row] = rows;
  return row ? { ...summaryOf(row), internalId: row.id, colleagues: row.colleagues } : null;
};

/** What agents have sold since an instant in milliseconds; medians only of five or more. */
export const findSoldSince = async (
  db: Queries,
  agents: readonly number[],
  sinceMs: number,
): Promise<AgentProfile["soldInYear"]> => {
  const { rows } = await sql<Record<"count" | "prices" | "days", number> & Medians>`
    select count(*)::int4 as count, count(sold_price)::int4 as prices, count(listed_days)::int4 as days,
      percentile_disc(0.5) within group (order by sold_price) as price,
      percentile_disc(0.5) within group (order by listed_days) as stay
    from agent_listing
    where agent = any(${agents}::int8[]) and state = ${stateCodes.sold}::int2 and at_ms >= ${sinceMs}::int8
  `.execute(db);
  const [row] = rows;
  if (!row) return { count: 0, medianPrice: null, medianDays: null };
  return {
    count: row.count,
    medianPrice: row.prices < MEDIAN_HOMES_MIN ? null : row.price,
    medianDays: row.days < MEDIAN_HOMES_MIN ? null : row.stay,
  };
};

interface Medians {
  price: number | null;
  stay: number | null;
}

/** Municipalities and suburbs of agents' listings, the most cards first. */
export const findAgentAreas = async (
  db: Queries,
  agents: readonly number[],
  limit: number,
): Promise<AgentProfile["areas"]> => {
  const { rows } = await sql<AgentProfile["areas"][number]>`
    select p.geo_id as "geoId", p.kind, p.name, nullif(p.parent_name, p.name) as parent,
      count(distinct coalesce(s.project, s.id))::int4 as count
    from agent_listing l
    join listing_search s on s.id = l.id
    cross join unnest(s.place_ids) as place_id
    join place p on p.id = place_id and p.kind = any(${areaKinds}::text[])
    where l.agent = any(${agents}::int8[])
    group by p.id
    order by count desc, p.weight desc, p.id
    limit ${limit}
  `.execute(db);
  return rows;
};

/** The newest of agents' listings that are to be had; null where there are none. */
export const findNewestOpen = async (
  db: Queries,
  agents: readonly number[],
): Promise<AgentProfile["newestOpen"]> => {
  const row = await db
    .selectFrom("agent_listing as l")
    .innerJoin("listing", "listing.id", "l.id")
    .select([
      sql<string>`listing.listing ->> 'id'`.as("propertyId"),
      "listing.agency_id as agencyId",
    ])
    .where("l.agent", "in", [...agents])
    .where("l.state", "in", openStates)
    .orderBy("l.at_ms", "desc")
    .orderBy("l.id", "desc")
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
};

/** Finished cards of agents' listings in a state, a project once, the newest first, joined by commas. */
export const findAgentCards = async (
  db: Queries,
  agents: readonly number[],
  state: AgentListingState,
  { limit, offset }: { limit: number; offset: number },
): Promise<string> => {
  const { rows } = await sql<{ cards: string }>`
    select coalesce(string_agg(c.card, ',' order by l.at_ms desc, l.id desc), '') as cards
    from (
      select ${card} as id, max(l.at_ms) as at_ms from ${listings}
      where l.agent = any(${agents}::int8[]) and l.state = ${stateCodes[state]}::int2
      group by ${card}
      order by at_ms desc, id desc limit ${limit} offset ${offset}
    ) l
    join listing_card c on c.id = l.id
  `.execute(db);
  return rows[0]?.cards ?? "";
};
