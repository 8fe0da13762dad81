import type { AgencyProfile } from "@hjem/domain/agents/agency-profile";
import {
  type AgentProfile,
  type AgentQuery,
  type AgentsResponse,
} from "@hjem/domain/agents/agent-profile";
import { AGENT_YEAR_DAYS } from "@hjem/domain/agents/agent-states";
import { DAY_MS } from "@hjem/domain/durations";
import type { Region } from "@hjem/domain/region";
import type { Database } from "../../db/schema.ts";
import type { FoundPlace, PlaceFinder } from "../places/place-finder.ts";
import { TtlCache } from "../places/ttl-cache.ts";
import { countCards, findAgency } from "./agency-repository.ts";
import { officeKey, typedWords } from "./agent-search-text.ts";
import {
  findAgent,
  findAgentAreas,
  findAgents,
  findNewestOpen,
  findOffice,
  findSoldSince,
} from "./repository.ts";

/** Numbers of agents may be half a minute late. */
const CACHE = { ageMs: 30_000, size: 500 } as const;
/** Most areas in a profile. */
const AREAS = 12;
/** Most agents in the profile of an agency; all are found by the name of the office. */
const AGENCY_AGENTS = 12;

/** What agents are found with. */
export interface AgentDeps {
  db: Database;
  places: PlaceFinder;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** A page of agents; `total` is 0 for a page behind the last, for which the caller requests page 1. */
export type FoundAgents = Pick<AgentsResponse, "data" | "place"> & { total: number };

/** Finds agents by name, office and area, and builds the profile of one and of an agency. */
export const agentFinder = ({ db, places, now }: AgentDeps) => {
  const searches = new TtlCache<FoundAgents>(CACHE);
  const profiles = new TtlCache<AgentProfile | null>(CACHE);
  const agencies = new TtlCache<AgencyProfile | null>(CACHE);

  const placeOf = async (query: AgentQuery, region: Region): Promise<FoundPlace | null> => {
    const scope = { region, now: now() };
    const [place = null] =
      query.geoId === undefined
        ? await places.suggest(query.area, scope, 1)
        : await places.byGeoIds([query.geoId], scope);
    return place;
  };

  const search = async (query: AgentQuery, region: Region): Promise<FoundAgents> => {
    const isPlaced = query.geoId !== undefined || query.area.trim() !== "";
    const place = isPlaced ? await placeOf(query, region) : null;
    // An unknown place has no agents; those of the whole country are not shown instead.
    if (isPlaced && !place) return { data: [], place: null, total: 0 };
    const key = officeKey(query.office);
    const agencyId = key === "" ? null : await findOffice(db, region.id, key);
    const { agents, total } = await findAgents(db, {
      regionId: region.id,
      nameWords: typedWords(query.name),
      officeWords: agencyId === null ? typedWords(query.office) : [],
      agencyId,
      placeId: place?.id ?? null,
      limit: query.size,
      offset: (query.page - 1) * query.size,
    });
    const view = place && { geoId: place.geoId, name: place.name, parent: place.parent };
    return { data: agents, place: view, total };
  };

  /** What agents have sold, where they work, and their newest listing. */
  const workOf = async (agents: readonly number[]) => {
    const [soldInYear, areas, newestOpen] = await Promise.all([
      findSoldSince(db, agents, now() - AGENT_YEAR_DAYS * DAY_MS),
      findAgentAreas(db, agents, AREAS),
      agents.length === 0 ? null : findNewestOpen(db, agents),
    ]);
    return { soldInYear, areas, newestOpen };
  };

  const profile = async (agentId: string, region: Region): Promise<AgentProfile | null> => {
    const found = await findAgent(db, region.id, agentId);
    if (!found) return null;
    const { internalId, ...agent } = found;
    return { ...agent, ...(await workOf([internalId])) };
  };

  const agency = async (agencyId: string, region: Region): Promise<AgencyProfile | null> => {
    const office = await findAgency(db, region.id, agencyId);
    if (!office) return null;
    const [counts, work, { agents, total }] = await Promise.all([
      countCards(db, office.agentIds),
      workOf(office.agentIds),
      findAgents(db, {
        regionId: region.id,
        nameWords: [],
        officeWords: [],
        agencyId,
        placeId: null,
        limit: AGENCY_AGENTS,
        offset: 0,
      }),
    ]);
    const isDemo = agents.some((agent) => agent.isDemo);
    return { agency: office.agency, counts, ...work, agents, agentCount: total, isDemo };
  };

  return {
    search: (query: AgentQuery, region: Region) =>
      searches.get(JSON.stringify([region.id, query]), now(), () => search(query, region)),
    profile: (agentId: string, region: Region) =>
      profiles.get(JSON.stringify([region.id, agentId]), now(), () => profile(agentId, region)),
    agency: (agencyId: string, region: Region) =>
      agencies.get(JSON.stringify([region.id, agencyId]), now(), () => agency(agencyId, region)),
  };
};
