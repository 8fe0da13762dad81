import {
  AccessTokenResponse,
  ActivationLinkResponse,
  ActivationResponse,
  EmailResponse,
  EmailCheckResponse,
  MailLinkResponse,
  OfferedProvidersResponse,
  PasswordLinkResponse,
  ProviderStart,
  RejectedRegistrationResponse,
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
import {
  OwnVerificationsResponse,
  PhoneCodeResponse,
  VerificationsResponse,
} from "@hjem/domain/account/verification";
import { ContactAddressesResponse, ContactAddressState } from "@hjem/domain/draft/contact-address";
import { EnquiryLinkState } from "@hjem/domain/lead/enquiry-link";
import { FormToken, LeadReceipt, ReportReceipt } from "@hjem/domain/lead/lead-receipt";
import { PublicationConsentState } from "@hjem/domain/lead/publication-consent";
import { ValuationResponse } from "@hjem/domain/lead/valuation";
import type { accountApi } from "./endpoints/account.ts";
import type { administrationApi } from "./endpoints/administration.ts";
import type { authApi } from "./endpoints/auth.ts";
import type { contactAddressesApi } from "./endpoints/contact-addresses.ts";
import type { enquiryLinksApi } from "./endpoints/enquiry-links.ts";
import type { leadsApi } from "./endpoints/leads.ts";
import type { sessionApi } from "./endpoints/session.ts";
import type { verificationsApi } from "./endpoints/verifications.ts";
import { addResponseSchemas } from "./response-schemas.ts";

/** A session, or the required second step. */
const SignInResponse = AccessTokenResponse.or(SecondStepResponse);

/** Schemas of personal calls: accounts, sign-in, access, messages to agents (API-036). */
export function checkPersonResponses(): void {
  const consent = PublicationConsentState;
  addResponseSchemas<typeof enquiryLinksApi>({
    getEnquiryByLink: EnquiryLinkState,
    getPublicationConsent: consent,
    withdrawPublicationConsent: consent,
  });
  addResponseSchemas<typeof contactAddressesApi>({
    getContactAddresses: ContactAddressesResponse,
    askContactAddress: ContactAddressesResponse,
    getContactLink: ContactAddressState,
    confirmContact: ContactAddressState,
  });
  addResponseSchemas<typeof leadsApi>({
    getFormToken: FormToken,
    contactOwner: LeadReceipt,
    registerInterest: LeadReceipt,
    signUpForViewing: LeadReceipt,
    requestValuation: ValuationResponse,
    reportListing: ReportReceipt,
  });
  addResponseSchemas<typeof verificationsApi>({
    getOwnVerifications: OwnVerificationsResponse,
    sendPhoneCode: PhoneCodeResponse,
    confirmPhoneCode: OwnVerificationsResponse,
    getListingVerifications: VerificationsResponse,
  });
  addResponseSchemas<typeof sessionApi>({
    refresh: AccessTokenResponse,
    getProfile: UserProfileResponse,
  });
  addResponseSchemas<typeof authApi>({
    login: SignInResponse,
    startPasskey: PasskeyStartResponse,
    proveSignIn: AccessTokenResponse,
    externalLogin: SignInResponse,
    checkEmail: EmailCheckResponse,
    register: EmailResponse,
    quickRegister: EmailResponse,
    resendActivation: EmailResponse,
    checkActivation: ActivationLinkResponse,
    activate: ActivationResponse,
    rejectRegistration: RejectedRegistrationResponse,
    forgotPassword: EmailResponse,
    resetPassword: EmailResponse,
    checkPasswordToken: PasswordLinkResponse,
    setPassword: EmailResponse,
    listProviders: OfferedProvidersResponse,
    startProvider: ProviderStart,
    openGate: WebAccessResponse,
    getGate: WebAccessState,
  });
  addResponseSchemas<typeof administrationApi>({
    getAdminAccess: AdminAccessResponse,
    listAdministrators: AdministratorsResponse,
    grantRole: DoneResponse,
    revokeRole: DoneResponse,
    listAgencyMembers: AgencyMembersResponse,
    addAgencyMember: DoneResponse,
    removeAgencyMember: DoneResponse,
  });
  addResponseSchemas<typeof accountApi>({
    changeProfile: UserProfileResponse,
    changeLanguage: UserProfileResponse,
    changePassword: DoneResponse,
    changeEmail: EmailResponse,
    checkNewEmail: MailLinkResponse,
    confirmEmail: MailLinkResponse,
    getNotifications: NotificationsResponse,
    setNotifications: NotificationsResponse,
    getSubscriptions: SubscriptionsResponse,
    setSubscriptions: SubscriptionsResponse,
    listSessions: UserSessionsResponse,
    listConnectedProviders: ConnectedProvidersResponse,
    getProofMethods: ProofResponse,
    prove: DoneResponse,
    startProof: PasskeyStartResponse,
    getFactors: SecondFactorsResponse,
    beginTotp: TotpSetupResponse,
    confirmTotp: RecoveryCodesResponse,
    startNewPasskey: PasskeyStartResponse,
    addPasskey: RecoveryCodesResponse,
    renewRecoveryCodes: RecoveryCodesResponse,
    exportData: DoneResponse,
    deleteUser: DoneResponse,
    checkDeletion: MailLinkResponse,
    undoDeletion: MailLinkResponse,
  });
}
