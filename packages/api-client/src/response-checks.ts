import {
  AccessTokenResponse,
  EmailResponse,
  EmailCheckResponse,
  OfferedProvidersResponse,
  PasswordLinkResponse,
  ProviderStart,
  WebAccessResponse,
  WebAccessState,
  DoneResponse,
} from "@hjem/domain/account/auth-response";
import {
  ConnectedProvidersResponse,
  NotificationsResponse,
  SubscriptionsResponse,
  UserProfileResponse,
  UserSessionsResponse,
} from "@hjem/domain/account/profile";
import {
  AdminAccessResponse,
  AdministratorsResponse,
  AgencyMembersResponse,
} from "@hjem/domain/account/roles";
import {
  PasskeyStartResponse,
  ProofResponse,
  RecoveryCodesResponse,
  SecondFactorsResponse,
  SecondStepResponse,
  TotpSetupResponse,
} from "@hjem/domain/account/second-factor";
import { AgencyNames } from "@hjem/domain/agency/agency";
import { AgentResponse, AgentsResponse } from "@hjem/domain/agents/agent-profile";
import { LandingPageResponse } from "@hjem/domain/content/landing-page";
import { IconSet } from "@hjem/domain/icon/icon-set";
import { LeadReceipt, ReportReceipt } from "@hjem/domain/lead/lead-receipt";
import { ValuationResponse } from "@hjem/domain/lead/valuation";
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
import { accountApi } from "./endpoints/account.ts";
import { administrationApi } from "./endpoints/administration.ts";
import { agenciesApi } from "./endpoints/agencies.ts";
import { agentsApi } from "./endpoints/agents.ts";
import { areasApi } from "./endpoints/areas.ts";
import { aroundApi } from "./endpoints/around.ts";
import { authApi } from "./endpoints/auth.ts";
import { contentApi } from "./endpoints/content.ts";
import { countsApi } from "./endpoints/counts.ts";
import { iconsApi } from "./endpoints/icons.ts";
import { leadsApi } from "./endpoints/leads.ts";
import { offersApi } from "./endpoints/offers.ts";
import { placesApi } from "./endpoints/places.ts";
import { propertiesApi } from "./endpoints/properties.ts";
import { readingApi } from "./endpoints/reading.ts";
import { searchApi } from "./endpoints/search.ts";

/** A session, or the step that is still required. */
const SignInResponse = AccessTokenResponse.or(SecondStepResponse);

/**
 * Has every response checked against its schema from now on (API-036). The schemas bring zod with them: a server calls
 * this at its start, a browser fetches this module once the page has loaded (D42).
 */
export function checkResponses(): void {
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
  aroundApi.enhanceEndpoints({
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
  leadsApi.enhanceEndpoints({
    endpoints: {
      contactOwner: { rawResponseSchema: LeadReceipt },
      registerInterest: { rawResponseSchema: LeadReceipt },
      signUpForViewing: { rawResponseSchema: LeadReceipt },
      requestValuation: { rawResponseSchema: ValuationResponse },
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
  authApi.enhanceEndpoints({
    endpoints: {
      login: { rawResponseSchema: SignInResponse },
      startPasskey: { rawResponseSchema: PasskeyStartResponse },
      proveSignIn: { rawResponseSchema: AccessTokenResponse },
      refresh: { rawResponseSchema: AccessTokenResponse },
      externalLogin: { rawResponseSchema: SignInResponse },
      checkEmail: { rawResponseSchema: EmailCheckResponse },
      register: { rawResponseSchema: EmailResponse },
      quickRegister: { rawResponseSchema: EmailResponse },
      resendActivation: { rawResponseSchema: EmailResponse },
      activate: { rawResponseSchema: EmailResponse },
      forgotPassword: { rawResponseSchema: EmailResponse },
      resetPassword: { rawResponseSchema: EmailResponse },
      checkPasswordToken: { rawResponseSchema: PasswordLinkResponse },
      setPassword: { rawResponseSchema: EmailResponse },
      listProviders: { rawResponseSchema: OfferedProvidersResponse },
      startProvider: { rawResponseSchema: ProviderStart },
      openGate: { rawResponseSchema: WebAccessResponse },
      getGate: { rawResponseSchema: WebAccessState },
    },
  });
  administrationApi.enhanceEndpoints({
    endpoints: {
      getAdminAccess: { rawResponseSchema: AdminAccessResponse },
      listAdministrators: { rawResponseSchema: AdministratorsResponse },
      grantRole: { rawResponseSchema: DoneResponse },
      revokeRole: { rawResponseSchema: DoneResponse },
      listAgencyMembers: { rawResponseSchema: AgencyMembersResponse },
      addAgencyMember: { rawResponseSchema: DoneResponse },
      removeAgencyMember: { rawResponseSchema: DoneResponse },
    },
  });
  accountApi.enhanceEndpoints({
    endpoints: {
      getProfile: { rawResponseSchema: UserProfileResponse },
      changeProfile: { rawResponseSchema: UserProfileResponse },
      changeLanguage: { rawResponseSchema: UserProfileResponse },
      changePassword: { rawResponseSchema: DoneResponse },
      changeEmail: { rawResponseSchema: EmailResponse },
      confirmEmail: { rawResponseSchema: EmailResponse },
      getNotifications: { rawResponseSchema: NotificationsResponse },
      setNotifications: { rawResponseSchema: NotificationsResponse },
      getSubscriptions: { rawResponseSchema: SubscriptionsResponse },
      setSubscriptions: { rawResponseSchema: SubscriptionsResponse },
      listSessions: { rawResponseSchema: UserSessionsResponse },
      listConnectedProviders: { rawResponseSchema: ConnectedProvidersResponse },
      getProofMethods: { rawResponseSchema: ProofResponse },
      prove: { rawResponseSchema: DoneResponse },
      startProof: { rawResponseSchema: PasskeyStartResponse },
      getFactors: { rawResponseSchema: SecondFactorsResponse },
      beginTotp: { rawResponseSchema: TotpSetupResponse },
      confirmTotp: { rawResponseSchema: RecoveryCodesResponse },
      startNewPasskey: { rawResponseSchema: PasskeyStartResponse },
      addPasskey: { rawResponseSchema: RecoveryCodesResponse },
      renewRecoveryCodes: { rawResponseSchema: RecoveryCodesResponse },
      exportData: { rawResponseSchema: DoneResponse },
      deleteUser: { rawResponseSchema: DoneResponse },
      undoDeletion: { rawResponseSchema: EmailResponse },
    },
  });
}
