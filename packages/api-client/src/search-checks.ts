import { AgencyNames } from "@hjem/domain/agency/agency";
import { AgentResponse, AgentsResponse } from "@hjem/domain/agents/agent-profile";
import { ConsentPolicy } from "@hjem/domain/content/analytics-event";
import {
  CmsPage,
  Content,
  contentList,
  ContentPolicy,
  CookiePolicy,
} from "@hjem/domain/content/content-entry";
import { LandingPageResponse } from "@hjem/domain/content/landing-page";
import { IconSet } from "@hjem/domain/icon/icon-set";
import { Ingestion } from "@hjem/domain/listing/ingestion";
import { Listing } from "@hjem/domain/listing/listing";
import { ListingHistory } from "@hjem/domain/listing/listing-history";
import { ChildResponse } from "@hjem/domain/listing/project-unit";
import { RoomDecorationResponse } from "@hjem/domain/listing/room-pictures";
import { Offers } from "@hjem/domain/offers/offer";
import { AreaResponse } from "@hjem/domain/place/area";
import { Places, PopularPlaces } from "@hjem/domain/place/place";
import { NearStopsResponse } from "@hjem/domain/place/stop";
import { FacetResponse } from "@hjem/domain/search/facets";
import { MapResponse } from "@hjem/domain/search/map-response";
import { ReadingResponse } from "@hjem/domain/search/reading/reading";
import { SearchResponse } from "@hjem/domain/search/search-response";
import { RecommendResponse, SimilarResponse } from "@hjem/domain/search/similar";
import { DirectionsResponse } from "@hjem/domain/travel/directions-response";
import { checkedOnce } from "./checked-once.ts";
import type { agenciesApi } from "./endpoints/agencies.ts";
import type { agentsApi } from "./endpoints/agents.ts";
import type { areasApi } from "./endpoints/areas.ts";
import type { consentsApi } from "./endpoints/consents.ts";
import type { contentApi } from "./endpoints/content.ts";
import type { countsApi } from "./endpoints/counts.ts";
import type { directionsApi } from "./endpoints/directions.ts";
import type { iconsApi } from "./endpoints/icons.ts";
import type { offersApi } from "./endpoints/offers.ts";
import type { placesApi } from "./endpoints/places.ts";
import type { propertiesApi } from "./endpoints/properties.ts";
import type { readingApi } from "./endpoints/reading.ts";
import type { searchApi } from "./endpoints/search.ts";
import type { surroundingsApi } from "./endpoints/surroundings.ts";
import { addResponseSchemas } from "./response-schemas.ts";

/** Schemas of public calls: searches, homes, places, agents, areas (API-036). */
export function checkSearchResponses(): void {
  addResponseSchemas<typeof searchApi>({
    search: checkedOnce(SearchResponse),
    candidates: checkedOnce(SearchResponse),
  });
  addResponseSchemas<typeof readingApi>({ readSearch: checkedOnce(ReadingResponse) });
  addResponseSchemas<typeof countsApi>({
    searchMap: checkedOnce(MapResponse),
    facets: checkedOnce(FacetResponse),
  });
  addResponseSchemas<typeof propertiesApi>({
    firstOnMarket: checkedOnce(SearchResponse),
    getIngestion: checkedOnce(Ingestion),
    getListingHistory: checkedOnce(ListingHistory),
    getProperty: checkedOnce(Listing),
    getProperties: checkedOnce(SearchResponse),
  });
  addResponseSchemas<typeof agenciesApi>({ listAgencies: checkedOnce(AgencyNames) });
  addResponseSchemas<typeof surroundingsApi>({
    getUnits: checkedOnce(ChildResponse),
    getSimilar: checkedOnce(RecommendResponse),
    getSimilarIds: checkedOnce(SimilarResponse),
    getRecommended: checkedOnce(RecommendResponse),
    getNearStops: checkedOnce(NearStopsResponse),
    getRoomDecorations: checkedOnce(RoomDecorationResponse),
  });
  addResponseSchemas<typeof directionsApi>({ getDirections: checkedOnce(DirectionsResponse) });
  addResponseSchemas<typeof iconsApi>({ getIcons: checkedOnce(IconSet) });
  addResponseSchemas<typeof offersApi>({ getOffers: checkedOnce(Offers) });
  addResponseSchemas<typeof agentsApi>({
    searchAgents: checkedOnce(AgentsResponse),
    getAgent: checkedOnce(AgentResponse),
    getAgentListings: checkedOnce(SearchResponse),
  });
  addResponseSchemas<typeof areasApi>({ getArea: checkedOnce(AreaResponse) });
  addResponseSchemas<typeof contentApi>({
    getLandingPage: checkedOnce(LandingPageResponse),
    getContent: checkedOnce(contentList(Content)),
    getFooter: checkedOnce(contentList(Content)),
    getContentPolicy: checkedOnce(contentList(ContentPolicy)),
    getCookiePolicy: checkedOnce(contentList(CookiePolicy)),
    getCmsPage: checkedOnce(contentList(CmsPage)),
    listCmsPages: checkedOnce(contentList(CmsPage.omit({ blocks: true }))),
  });
  addResponseSchemas<typeof consentsApi>({ getConsentPolicy: checkedOnce(ConsentPolicy) });
  addResponseSchemas<typeof placesApi>({
    suggestAddresses: checkedOnce(Places),
    popularAddresses: checkedOnce(Places),
    lookupAddresses: checkedOnce(Places),
    popularRegions: checkedOnce(PopularPlaces),
  });
}
