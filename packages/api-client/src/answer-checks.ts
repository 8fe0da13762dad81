import {
  AccessTokenAnswer,
  EmailAnswer,
  EmailCheckAnswer,
  OfferedProvidersAnswer,
  PasswordLinkAnswer,
  ProviderStart,
  WebAccessAnswer,
  WebAccessState,
  DoneAnswer,
} from "@hjem/domain/account/auth-answer";
import {
  ConnectedProvidersAnswer,
  NotificationsAnswer,
  SubscriptionsAnswer,
  UserProfileAnswer,
  UserSessionsAnswer,
} from "@hjem/domain/account/profile";
import {
  AdminAccessAnswer,
  AdministratorsAnswer,
  AgencyMembersAnswer,
} from "@hjem/domain/account/roles";
import {
  PasskeyStartAnswer,
  ProofAnswer,
  RecoveryCodesAnswer,
  SecondFactorsAnswer,
  SecondStepAnswer,
  TotpSetupAnswer,
} from "@hjem/domain/account/second-factor";
import { AgencyNames } from "@hjem/domain/agency/agency";
import { AgentAnswer, AgentsAnswer } from "@hjem/domain/agency/agent-profile";
import { LandingPageAnswer } from "@hjem/domain/content/landing-page";
import { IconSet } from "@hjem/domain/icon/icon-set";
import { LeadReceipt, ReportReceipt } from "@hjem/domain/lead/lead-receipt";
import { ValuationAnswer } from "@hjem/domain/lead/valuation";
import { Ingestion } from "@hjem/domain/listing/ingestion";
import { Listing } from "@hjem/domain/listing/listing";
import { ListingHistory } from "@hjem/domain/listing/listing-history";
import { ChildAnswer } from "@hjem/domain/listing/project-unit";
import { RoomDecorationAnswer } from "@hjem/domain/listing/room-pictures";
import { Offers } from "@hjem/domain/offers/offer";
import { AreaAnswer } from "@hjem/domain/place/area";
import { Places } from "@hjem/domain/place/place";
import { NearStopsAnswer } from "@hjem/domain/place/stop";
import { FacetAnswer } from "@hjem/domain/search/facets";
import { MapAnswer } from "@hjem/domain/search/map-answer";
import { ReadingAnswer } from "@hjem/domain/search/reading/reading";
import { SearchAnswer } from "@hjem/domain/search/search-answer";
import { RecommendAnswer, SimilarAnswer } from "@hjem/domain/search/similar";
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

/** A session, or the step that is still asked for. */
const SignInAnswer = AccessTokenAnswer.or(SecondStepAnswer);

/**
 * Has every answer checked against its schema from now on (API-036). The schemas bring zod with them: a server calls
 * this at its start, a browser fetches this module once the page has loaded (D42).
 */
export function checkAnswers(): void {
  searchApi.enhanceEndpoints({ endpoints: { search: { rawResponseSchema: SearchAnswer } } });
  readingApi.enhanceEndpoints({ endpoints: { readSearch: { rawResponseSchema: ReadingAnswer } } });
  countsApi.enhanceEndpoints({
    endpoints: {
      searchMap: { rawResponseSchema: MapAnswer },
      facets: { rawResponseSchema: FacetAnswer },
    },
  });
  propertiesApi.enhanceEndpoints({
    endpoints: {
      firstOnMarket: { rawResponseSchema: SearchAnswer },
      getIngestion: { rawResponseSchema: Ingestion },
      getListingHistory: { rawResponseSchema: ListingHistory },
      getProperty: { rawResponseSchema: Listing },
      getProperties: { rawResponseSchema: SearchAnswer },
    },
  });
  agenciesApi.enhanceEndpoints({
    endpoints: { listAgencies: { rawResponseSchema: AgencyNames } },
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
  offersApi.enhanceEndpoints({ endpoints: { getOffers: { rawResponseSchema: Offers } } });
  agentsApi.enhanceEndpoints({
    endpoints: {
      searchAgents: { rawResponseSchema: AgentsAnswer },
      getAgent: { rawResponseSchema: AgentAnswer },
      getAgentListings: { rawResponseSchema: SearchAnswer },
    },
  });
  areasApi.enhanceEndpoints({ endpoints: { getArea: { rawResponseSchema: AreaAnswer } } });
  contentApi.enhanceEndpoints({
    endpoints: { getLandingPage: { rawResponseSchema: LandingPageAnswer } },
  });
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
  authApi.enhanceEndpoints({
    endpoints: {
      login: { rawResponseSchema: SignInAnswer },
      startPasskey: { rawResponseSchema: PasskeyStartAnswer },
      proveSignIn: { rawResponseSchema: AccessTokenAnswer },
      refresh: { rawResponseSchema: AccessTokenAnswer },
      externalLogin: { rawResponseSchema: SignInAnswer },
      checkEmail: { rawResponseSchema: EmailCheckAnswer },
      register: { rawResponseSchema: EmailAnswer },
      quickRegister: { rawResponseSchema: EmailAnswer },
      resendActivation: { rawResponseSchema: EmailAnswer },
      activate: { rawResponseSchema: EmailAnswer },
      forgotPassword: { rawResponseSchema: EmailAnswer },
      resetPassword: { rawResponseSchema: EmailAnswer },
      checkPasswordToken: { rawResponseSchema: PasswordLinkAnswer },
      setPassword: { rawResponseSchema: EmailAnswer },
      listProviders: { rawResponseSchema: OfferedProvidersAnswer },
      startProvider: { rawResponseSchema: ProviderStart },
      openGate: { rawResponseSchema: WebAccessAnswer },
      getGate: { rawResponseSchema: WebAccessState },
    },
  });
  administrationApi.enhanceEndpoints({
    endpoints: {
      getAdminAccess: { rawResponseSchema: AdminAccessAnswer },
      listAdministrators: { rawResponseSchema: AdministratorsAnswer },
      grantRole: { rawResponseSchema: DoneAnswer },
      revokeRole: { rawResponseSchema: DoneAnswer },
      listAgencyMembers: { rawResponseSchema: AgencyMembersAnswer },
      addAgencyMember: { rawResponseSchema: DoneAnswer },
      removeAgencyMember: { rawResponseSchema: DoneAnswer },
    },
  });
  accountApi.enhanceEndpoints({
    endpoints: {
      getProfile: { rawResponseSchema: UserProfileAnswer },
      changeProfile: { rawResponseSchema: UserProfileAnswer },
      changeLanguage: { rawResponseSchema: UserProfileAnswer },
      changePassword: { rawResponseSchema: DoneAnswer },
      changeEmail: { rawResponseSchema: EmailAnswer },
      confirmEmail: { rawResponseSchema: EmailAnswer },
      getNotifications: { rawResponseSchema: NotificationsAnswer },
      setNotifications: { rawResponseSchema: NotificationsAnswer },
      getSubscriptions: { rawResponseSchema: SubscriptionsAnswer },
      setSubscriptions: { rawResponseSchema: SubscriptionsAnswer },
      listSessions: { rawResponseSchema: UserSessionsAnswer },
      listConnectedProviders: { rawResponseSchema: ConnectedProvidersAnswer },
      getProofMethods: { rawResponseSchema: ProofAnswer },
      prove: { rawResponseSchema: DoneAnswer },
      startProof: { rawResponseSchema: PasskeyStartAnswer },
      getFactors: { rawResponseSchema: SecondFactorsAnswer },
      beginTotp: { rawResponseSchema: TotpSetupAnswer },
      confirmTotp: { rawResponseSchema: RecoveryCodesAnswer },
      startNewPasskey: { rawResponseSchema: PasskeyStartAnswer },
      addPasskey: { rawResponseSchema: RecoveryCodesAnswer },
      renewRecoveryCodes: { rawResponseSchema: RecoveryCodesAnswer },
      exportData: { rawResponseSchema: DoneAnswer },
      deleteUser: { rawResponseSchema: DoneAnswer },
      undoDeletion: { rawResponseSchema: EmailAnswer },
    },
  });
}
