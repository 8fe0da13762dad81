import type { AgencyProfile } from "@hjem/domain/agents/agency-profile";
import type {
  AgentProfile,
  AgentsResponse,
  AgentSummary,
  ListedAgent,
} from "@hjem/domain/agents/agent-profile";

/** An agency of the demo. */
export const agency = (
  given: Partial<NonNullable<AgentSummary["agency"]>> = {},
): NonNullable<AgentSummary["agency"]> => ({
  id: "310417",
  externalId: "demo-no-1",
  name: "Tistelvang Eiendomsmegling",
  parentId: null,
  profile: { boxBackground: "#6d2e6b", boxText: "#ffffff" },
  logoUrl: null,
  iconUrl: null,
  hideProfileImage: false,
  ...given,
});

/** An agent in a list; the numbers are made up. */
export const agentSummary = (given: Partial<ListedAgent> = {}): ListedAgent => ({
  id: "310417-1",
  name: "Dagny Måltrostli",
  title: "Eiendomsmegler (demo)",
  phone: "+4700001234",
  pictureUrl: null,
  languages: ["no", "en"],
  licence: null,
  agency: agency(),
  counts: { forSale: 11, forRent: 2, sold: 38, rented: 0 },
  isDemo: true,
  areaNames: ["Oslo", "Bærum"],
  ...given,
});

/** An agent with all fields filled in. */
export const agentProfile = (given: Partial<AgentProfile> = {}): AgentProfile => ({
  ...agentSummary(),
  colleagues: 14,
  soldInYear: { count: 38, medianPrice: 4_950_000, medianDays: 27 },
  areas: [
    { geoId: "municipality:0301", kind: "municipality", name: "Oslo", parent: null, count: 30 },
    {
      geoId: "municipality:3201",
      kind: "municipality",
      name: "Bærum",
      parent: "Akershus",
      count: 9,
    },
  ],
  newestOpen: { agencyId: "310417", propertyId: "3f7q9z2k1m" },
  ...given,
});

/** An agency with all fields filled in. */
export const agencyProfile = (given: Partial<AgencyProfile> = {}): AgencyProfile => {
  const { soldInYear, areas, newestOpen, isDemo } = agentProfile();
  return {
    agency: agency(),
    counts: { forSale: 24, forRent: 5, sold: 61, rented: 0 },
    soldInYear,
    areas,
    newestOpen,
    agents: [
      agentSummary(),
      agentSummary({ id: "310417-2", name: "Even Nattbris", title: "Megler (demo)" }),
    ],
    agentCount: 2,
    isDemo,
    ...given,
  };
};

/** A page of agents. */
export const agentsResponse = (
  data: ListedAgent[],
  total = data.length,
  place: AgentsResponse["place"] = null,
): AgentsResponse => ({
  data,
  pagination: { currentPage: 1, perPage: 20, total, lastPage: Math.ceil(total / 20) },
  place,
});
