import { AgencyNames } from "@hjem/domain/agency/agency";
import { AgentResponse, AgentsResponse } from "@hjem/domain/agents/agent-profile";
import { LandingPageResponse } from "@hjem/domain/content/landing-page";
import { IconSet } from "@hjem/domain/icon/icon-set";
import { Ingestion } from "@hjem/domain/listing/ingestion";
import { Listing } from "@hjem/domain/listing/listing";
import { ListingHistory } from "@hjem/domain/listing/listing-history";
import { ChildResponse } from "@hjem/domain/listing/project-unit";
import { RoomDecorationResponse } from "@hjem/domain/listing/room-pictures";
import { Offers } from "@hjem/domain/offers/offer";
import { AreaResponse } from "@hjem/domain/place/area";
import { Places } from "@hjem/domain/place/place";
import { NearStopsResponse } from "@hjem/domain/place/stop";
import { FacetResponse } from "@hjem/domain/search/facets";
import { MapResponse } from "@hjem/domain/search/map-response";
import { ReadingResponse } from "@hjem/domain/search/reading/reading";
import { SearchResponse } from "@hjem/domain/search/search-response";
import { RecommendResponse, SimilarResponse } from "@hjem/domain/search/similar";
import { agenciesApi } from "./endpoints/agencies.ts";
import { agentsApi } from "./endpoints/agents.ts";
import { areasApi } from "./endpoints/areas.ts";
import { contentApi } from "./endpoints/content.ts";
import { countsApi } from "./endpoints/counts.ts";
import { iconsApi } from "./endpoints/icons.ts";
import { offersApi } from "./endpoints/offers.ts";
import { placesApi } from "./endpoints/places.ts";
import { propertiesApi } from "./endpoints/properties.ts";
import { readingApi } from "./endpoints/reading.ts";
import { searchApi } from "./endpoints/search.ts";
import { surroundingsApi } from "./endpoints/surroundings.ts";

/** Checks what everybody reads: searches, homes, places, agents, areas (API-036). */
export function checkSearchResponses(): void {
  searchApi.enhanceEndpoints({ endpoints: { search: { rawResponseSchema: SearchResponse } } });
  readingApi.enhanceEndpoints({
    endpoints: { readSearch: { rawResponseSchema: ReadingResponse } },
  });
  countsApi.enhanceEndpoints({
    endpoints: {
      searchMap: { rawResponseSchema: MapResponse },
      facets: { rawResponseSchema: FacetResponse },
    },
  });
  propertiesApi.enhanceEndpoints({
    endpoints: {
      firstOnMarket: { rawResponseSchema: SearchResponse },
      getIngestion: { rawResponseSchema: Ingestion },
      getListingHistory: { rawResponseSchema: ListingHistory },
      getProperty: { rawResponseSchema: Listing },
      getProperties: { rawResponseSchema: SearchResponse },
    },
  });
  agenciesApi.enhanceEndpoints({
    endpoints: { listAgencies: { rawResponseSchema: AgencyNames } },
  });
  surroundingsApi.enhanceEndpoints({
    endpoints: {
      getUnits: { rawResponseSchema: ChildResponse },
      getCards: { rawResponseSchema: SearchResponse },
      getSimilarIds: { rawResponseSchema: SimilarResponse },
      getRecommended: { rawResponseSchema: RecommendResponse },
      getNearStops: { rawResponseSchema: NearStopsResponse },
      getRoomDecorations: { rawResponseSchema: RoomDecorationResponse },
    },
  });
  iconsApi.enhanceEndpoints({ endpoints: { getIcons: { rawResponseSchema: IconSet } } });
  offersApi.enhanceEndpoints({ endpoints: { getOffers: { rawResponseSchema: Offers } } });
  agentsApi.enhanceEndpoints({
    endpoints: {
      searchAgents: { rawResponseSchema: AgentsResponse },
      getAgent: { rawResponseSchema: AgentResponse },
      getAgentListings: { rawResponseSchema: SearchResponse },
    },
  });
  areasApi.enhanceEndpoints({ endpoints: { getArea: { rawResponseSchema: AreaResponse } } });
  contentApi.enhanceEndpoints({
    endpoints: { getLandingPage: { rawResponseSchema: LandingPageResponse } },
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
