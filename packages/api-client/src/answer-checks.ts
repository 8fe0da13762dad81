import { IconSet } from "@hjem/domain/icon/icon-set";
import { LeadReceipt, ReportReceipt } from "@hjem/domain/lead/lead-receipt";
import { ValuationAnswer } from "@hjem/domain/lead/valuation";
import { Ingestion } from "@hjem/domain/listing/ingestion";
import { Listing } from "@hjem/domain/listing/listing";
import { ChildAnswer } from "@hjem/domain/listing/project-unit";
import { RoomDecorationAnswer } from "@hjem/domain/listing/room-pictures";
import { AreaAnswer } from "@hjem/domain/place/area";
import { Places } from "@hjem/domain/place/place";
import { FacetAnswer } from "@hjem/domain/search/facets";
import { MapAnswer } from "@hjem/domain/search/map-answer";
import { NearStopsAnswer } from "@hjem/domain/place/stop";
import { SearchAnswer } from "@hjem/domain/search/search-answer";
import { RecommendAnswer, SimilarAnswer } from "@hjem/domain/search/similar";
import { iconsApi } from "./endpoints/icons.ts";
import { aroundApi } from "./endpoints/around.ts";
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
  aroundApi.enhanceEndpoints({
    endpoints: {
      getUnits: { rawResponseSchema: ChildAnswer },
      getCards: { rawResponseSchema: SearchAnswer },
      getSimilarIds: { rawResponseSchema: SimilarAnswer },
      getRecommended: { rawResponseSchema: RecommendAnswer },
      getNearStops: { rawResponseSchema: NearStopsAnswer },
      getRoomDecorations: { rawResponseSchema: RoomDecorationAnswer },
    },
  });
  iconsApi.enhanceEndpoints({ endpoints: { getIcons: { rawResponseSchema: IconSet } } });
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
