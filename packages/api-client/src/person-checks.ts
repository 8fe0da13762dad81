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
import { LeadReceipt, ReportReceipt } from "@hjem/domain/lead/lead-receipt";
import { ValuationResponse } from "@hjem/domain/lead/valuation";
import { accountApi } from "./endpoints/account.ts";
import { administrationApi } from "./endpoints/administration.ts";
import { authApi } from "./endpoints/auth.ts";
import { leadsApi } from "./endpoints/leads.ts";
import { sessionApi } from "./endpoints/session.ts";

/** A session, or the required second step. */
const SignInResponse = AccessTokenResponse.or(SecondStepResponse);

/** Schemas of personal calls: accounts, sign-in, access, messages to agents (API-036). */
export function checkPersonResponses(): void {
  leadsApi.enhanceEndpoints({
    endpoints: {
      contactOwner: { rawResponseSchema: LeadReceipt },
      registerInterest: { rawResponseSchema: LeadReceipt },
      signUpForViewing: { rawResponseSchema: LeadReceipt },
      requestValuation: { rawResponseSchema: ValuationResponse },
      reportListing: { rawResponseSchema: ReportReceipt },
    },
  });
  sessionApi.enhanceEndpoints({
    endpoints: {
      refresh: { rawResponseSchema: AccessTokenResponse },
      getProfile: { rawResponseSchema: UserProfileResponse },
    },
  });
  authApi.enhanceEndpoints({
    endpoints: {
      login: { rawResponseSchema: SignInResponse },
      startPasskey: { rawResponseSchema: PasskeyStartResponse },
      proveSignIn: { rawResponseSchema: AccessTokenResponse },
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
