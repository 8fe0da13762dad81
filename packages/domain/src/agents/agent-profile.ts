import { z } from "zod";
import { Agency, Agent, AgencyId } from "../agency/agency.ts";
import { AGENT_WORDS_MAX_LENGTH, PAGE_MAX, PAGE_SIZE, PAGE_SIZE_MAX } from "../limits.ts";
import { PropertyId } from "../listing/property-id.ts";
import { GeoId, Place } from "../place/place.ts";
import { Pagination } from "../search/search-response.ts";
import { agentListingStates, AGENTS_PAGE_SIZE, AGENTS_PAGE_SIZE_MAX } from "./agent-states.ts";

const count = z.int().nonnegative();
const words = z.string().max(AGENT_WORDS_MAX_LENGTH).default("");
const page = z.coerce.number().int().min(1).max(PAGE_MAX).default(1);

/** Number of an agent's listings by state. */
export const AgentCounts = z.object({
  forSale: count,
  forRent: count,
  sold: count,
  rented: count,
});
export type AgentCounts = z.infer<typeof AgentCounts>;

/** An agent in a list. The email address is not public: messages are sent through a listing's form. */
export const AgentSummary = z.object({
  ...Agent.omit({ email: true }).shape,
  agency: Agency.nullable(),
  counts: AgentCounts,
  /** True for agents that the demo made up. */
  isDemo: z.boolean(),
});
export type AgentSummary = z.infer<typeof AgentSummary>;

/** An agent in a list of several, with where the listings are. */
export const ListedAgent = z.object({
  ...AgentSummary.shape,
  /** Names of places, the one with most listings first; at most three. */
  areaNames: z.array(z.string()),
});
export type ListedAgent = z.infer<typeof ListedAgent>;

/** A place in which an agent sells or lets. */
export const AgentArea = z.object({
  geoId: GeoId,
  kind: Place.shape.kind,
  name: z.string(),
  parent: z.string().nullable(),
  /** Listings there, of any state. */
  count,
});
export type AgentArea = z.infer<typeof AgentArea>;

/** All public data of one agent. */
export const AgentProfile = z.object({
  ...AgentSummary.shape,
  /** Agents of the same office, including this one. */
  colleagues: count,
  /** Homes sold in the last 365 days; medians are null where fewer than five are known. */
  soldInYear: z.object({
    count,
    /** In whole units of the region's currency. */
    medianPrice: z.int().nullable(),
    /** Days from publication to sale. */
    medianDays: z.int().nullable(),
  }),
  /** Where the listings are, the most frequent place first. */
  areas: z.array(AgentArea),
  /** The newest available listing: messages to the agent are sent through its form. */
  newestOpen: z.object({ agencyId: AgencyId, propertyId: PropertyId }).nullable(),
});
export type AgentProfile = z.infer<typeof AgentProfile>;

/** Query of `GET /api/v2/agents`. Empty fields do not restrict; `geo_id` takes precedence over `area`. */
export const AgentQuery = z.object({
  /** Prefixes of the words of a name. */
  name: words,
  /** Prefixes of the words of an office's name; an exact match is the only result. */
  office: words,
  /** Name of a place where the agent has or had listings. */
  area: words,
  geoId: GeoId.optional(),
  page,
  size: z.coerce.number().int().min(1).max(AGENTS_PAGE_SIZE_MAX).default(AGENTS_PAGE_SIZE),
});
export type AgentQuery = z.infer<typeof AgentQuery>;

/** Response of `GET /api/v2/agents`; `place` is the recognised one, null without one. */
export const AgentsResponse = z.object({
  data: z.array(ListedAgent),
  pagination: Pagination,
  place: Place.pick({ geoId: true, name: true, parent: true }).nullable(),
});
export type AgentsResponse = z.infer<typeof AgentsResponse>;

/** Response of `GET /api/v2/agents/{id}`. */
export const AgentResponse = z.object({ data: AgentProfile });
export type AgentResponse = z.infer<typeof AgentResponse>;

/** Query of `GET /api/v2/agents/{id}/listings`. */
export const AgentListingsQuery = z.object({
  state: z.enum(agentListingStates),
  page,
  size: z.coerce.number().int().min(1).max(PAGE_SIZE_MAX).default(PAGE_SIZE),
});
export type AgentListingsQuery = z.infer<typeof AgentListingsQuery>;
