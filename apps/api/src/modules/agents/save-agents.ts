import type { AgentListingState } from "@hjem/domain/agents/agent-states";
import { DAY_MS } from "@hjem/domain/durations";
import type { Listing } from "@hjem/domain/listing/listing";
import { listingOfDraft } from "@hjem/domain/listing/listing-type";
import { sql } from "kysely";
import type { Queries } from "../../db/schema.ts";
import { nameWords, officeKey, stateCodes } from "./agent-search-text.ts";

type ListingWithAgent = Listing & { agent: NonNullable<Listing["agent"]> };

/** State of a listing; null where it does not count for its agent. */
const stateOf = ({ status, listingType }: Listing): AgentListingState | null => {
  if (status === "sold" || status === "rented") return status;
  if (status !== "available") return null;
  return listingOfDraft(listingType).acquisition === "rent" ? "for_rent" : "for_sale";
};

const agentRow = ({ agent, agency, agencyId, changedAt, isDemo }: ListingWithAgent) => ({
  public_id: agent.id,
  agency_id: agencyId,
  told_at: changedAt,
  is_demo: isDemo,
  name_words: nameWords(agent.name),
  office_words: nameWords(agency?.name ?? ""),
  office_key: officeKey(agency?.name ?? ""),
  agent,
  agency,
});

const listingRow = (listing: ListingWithAgent, id: number, state: AgentListingState) => {
  const { publishedAt, closedAt, changedAt, priceHistory } = listing;
  const published = Date.parse(publishedAt);
  const closed = closedAt === null ? null : Date.parse(closedAt);
  const isClosed = state === "sold" || state === "rented";
  return {
    id,
    state: stateCodes[state],
    at_ms: isClosed ? (closed ?? published) : published,
    sold_price: priceHistory.findLast(({ action }) => action === "sold")?.price ?? null,
    listed_days:
      isClosed && closed !== null ? Math.max(0, Math.floor((closed - published) / DAY_MS)) : null,
    changed_at: changedAt,
    agent: listing.agent.id,
  };
};

/**
 * Writes the agents that listings name and their assignment to listings; `ids` are the listings' internal ones. Of a
 * person the data in the newest listing counts. Runs in the listings' transaction; agents are written in one order, so
 * that two writers never wait for each other.
 */
export const saveAgentsOf = async (
  db: Queries,
  regionId: string,
  listings: readonly Listing[],
  ids: ReadonlyMap<string, number>,
): Promise<void> => {
  await sql`delete from agent_listing where id = any(${[...ids.values()]}::int8[])`.execute(db);
  const withAgent = listings.filter(
    (listing): listing is ListingWithAgent => listing.agent !== null,
  );
  if (withAgent.length === 0) return;

  const inTime = withAgent.toSorted((one, other) => one.changedAt.localeCompare(other.changedAt));
  const agents = [...new Map(inTime.map((listing) => [listing.agent.id, agentRow(listing)]))]
    .map(([, row]) => row)
    .toSorted((one, other) => (one.public_id < other.public_id ? -1 : 1));
  await sql`
    insert into agent (region, public_id, agency_id, told_at, is_demo, name_words, office_words, office_key, agent, agency)
    select ${regionId}, public_id, agency_id, told_at, is_demo, name_words, office_words, office_key, agent, agency
    from json_populate_recordset(null::agent, ${JSON.stringify(agents)}::json)
    on conflict (region, public_id) do update set
      agency_id = excluded.agency_id, told_at = excluded.told_at, is_demo = excluded.is_demo,
      name_words = excluded.name_words, office_words = excluded.office_words, office_key = excluded.office_key,
      agent = excluded.agent, agency = excluded.agency
    where excluded.told_at >= agent.told_at
      and (agent.agent, agent.agency) is distinct from (excluded.agent, excluded.agency)
  `.execute(db);

  const rows = withAgent.flatMap((listing) => {
    const id = ids.get(listing.id.toLowerCase());
    const state = stateOf(listing);
    return id === undefined || state === null ? [] : [listingRow(listing, id, state)];
  });
  await sql`
    insert into agent_listing (id, agent, state, at_ms, sold_price, listed_days, changed_at)
    select l.id, a.id, l.state, l.at_ms, l.sold_price, l.listed_days, l.changed_at
    from json_to_recordset(${JSON.stringify(rows)}::json) as l(
      id int8, agent text, state int2, at_ms int8, sold_price int4, listed_days int4, changed_at text)
    join agent a on a.region = ${regionId} and a.public_id = l.agent
  `.execute(db);
};
