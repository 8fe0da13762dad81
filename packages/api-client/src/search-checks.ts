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
import { checkedOnce } from "./checked-once.ts";
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

const checked = <Schema extends Parameters<typeof checkedOnce>[0]>(schema: Schema) => ({
  rawResponseSchema: checkedOnce(schema),
});

/** Schemas of public calls: searches, homes, places, agents, areas (API-036). */
export function checkSearchResponses(): void {
  searchApi.enhanceEndpoints({ endpoints: { search: checked(SearchResponse) } });
  readingApi.enhanceEndpoints({
    endpoints: { readSearch: checked(ReadingResponse) },
  });
  countsApi.enhanceEndpoints({
    endpoints: {
      searchMap: checked(MapResponse),
      facets: checked(FacetResponse),
    },
  });
  propertiesApi.enhanceEndpoints({
    endpoints: {
      firstOnMarket: checked(SearchResponse),
      getIngestion: checked(Ingestion),
      getListingHistory: checked(ListingHistory),
      getProperty: checked(Listing),
      getProperties: checked(SearchResponse),
    },
  });
  agenciesApi.enhanceEndpoints({
    endpoints: { listAgencies: checked(AgencyNames) },
  });
  surroundingsApi.enhanceEndpoints({
    endpoints: {
      getUnits: checked(ChildResponse),
      getSimilar: checked(RecommendResponse),
      getSimilarIds: checked(SimilarResponse),
      getRecommended: checked(RecommendResponse),
      getNearStops: checked(NearStopsResponse),
      getRoomDecorations: checked(RoomDecorationResponse),
    },
  });
  iconsApi.enhanceEndpoints({ endpoints: { getIcons: checked(IconSet) } });
  offersApi.enhanceEndpoints({ endpoints: { getOffers: checked(Offers) } });
  agentsApi.enhanceEndpoints({
    endpoints: {
      searchAgents: checked(AgentsResponse),
      getAgent: checked(AgentResponse),
      getAgentListings: checked(SearchResponse),
    },
  });
  areasApi.enhanceEndpoints({ endpoints: { getArea: checked(AreaResponse) } });
  contentApi.enhanceEndpoints({
    endpoints: { getLandingPage: checked(LandingPageResponse) },
  });
  placesApi.enhanceEndpoints({
    endpoints: {
      suggestAddresses: checked(Places),
      popularAddresses: checked(Places),
      lookupAddresses: checked(Places),
      popularRegions: checked(Places),
    },
  });
}
