import { AgencyNames } from "@hjem/domain/agency/agency";
import { AgentAnswer, AgentsAnswer } from "@hjem/domain/agency/agent-profile";
import { LeadReceipt, ReportReceipt } from "@hjem/domain/lead/lead-receipt";
import { ValuationAnswer } from "@hjem/domain/lead/valuation";
import { Ingestion } from "@hjem/domain/listing/ingestion";
import { Listing } from "@hjem/domain/listing/listing";
import { AreaAnswer } from "@hjem/domain/place/area";
import { Places } from "@hjem/domain/place/place";
import { FacetAnswer } from "@hjem/domain/search/facets";
import { MapAnswer } from "@hjem/domain/search/map-answer";
import { SearchAnswer } from "@hjem/domain/search/search-answer";
import { agenciesApi } from "./endpoints/agencies.ts";
import { agentsApi } from "./endpoints/agents.ts";
import { areasApi } from "./endpoints/areas.ts";
import { countsApi } from "./endpoints/counts.ts";
import { leadsApi } from "./endpoints/leads.ts";
import { placesApi } from "./endpoints/places.ts";
import { propertiesApi } from "./endpoints/properties.ts";
import { searchApi } from "./endpoints/search.ts";

/**
 * Has every answer checked against its schema from now on (API-036). The schemas bring zod with them: a server calls
 * this at its start, a browser fetches this module once the page has loaded (D42).
 */
export function checkAnswers(): void {
  searchApi.enhanceEndpoints({ endpoints: { search: { rawResponseSchema: SearchAnswer } } });
  countsApi.enhanceEndpoints({
    endpoints: {
      searchMap: { rawResponseSchema: MapAnswer },
      facets: { rawResponseSchema: FacetAnswer },
    },
  });
  propertiesApi.enhanceEndpoints({
    endpoints: {
      getIngestion: { rawResponseSchema: Ingestion },
      getProperty: { rawResponseSchema: Listing },
      getProperties: { rawResponseSchema: SearchAnswer },
    },
  });
  agenciesApi.enhanceEndpoints({
    endpoints: { listAgencies: { rawResponseSchema: AgencyNames } },
  });
  agentsApi.enhanceEndpoints({
    endpoints: {
      searchAgents: { rawResponseSchema: AgentsAnswer },
      getAgent: { rawResponseSchema: AgentAnswer },
      getAgentListings: { rawResponseSchema: SearchAnswer },
    },
  });
  areasApi.enhanceEndpoints({ endpoints: { getArea: { rawResponseSchema: AreaAnswer } } });
  leadsApi.enhanceEndpoints({
    endpoints: {
      contactOwner: { rawResponseSchema: LeadReceipt },
      registerInterest: { rawResponseSchema: LeadReceipt },
      signUpForViewing: { rawResponseSchema: LeadReceipt },
      askValuation: { rawResponseSchema: ValuationAnswer },
      reportListing: { rawResponseSchema: ReportReceipt },
    },
  });
  placesApi.enhanceEndpoints({
    endpoints: {
      suggestAddresses: { rawResponseSchema: Places },
      popularAddresses: { rawResponseSchema: Places },
      lookupAddresses: { rawResponseSchema: Places },
      popularRegions: { rawResponseSchema: Places },
    },
  });
}
