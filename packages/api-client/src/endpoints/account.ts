import type { MailTokenRequest } from "@hjem/domain/account/auth-request";
import type {
  DoneResponse,
  EmailResponse,
  MailLinkResponse,
} from "@hjem/domain/account/auth-response";
import type {
  ChangeEmailRequest,
  ChangePasswordRequest,
  ConnectedProvider,
  ConnectedProvidersResponse,
  DeleteUserRequest,
  LanguageRequest,
  NotificationsResponse,
  ProfileChange,
  SubscriptionsResponse,
  UserProfile,
  UserProfileResponse,
  UserSession,
  UserSessionsResponse,
} from "@hjem/domain/account/profile";
import type {
  PasskeyRequest,
  PasskeyStart,
  PasskeyStartResponse,
  ProofResponse,
  ProofRequest,
  RecoveryCodesResponse,
  SecondFactors,
  SecondFactorsResponse,
  TotpSetupResponse,
} from "@hjem/domain/account/second-factor";
import type { SignInProvider } from "@hjem/domain/account/sign-in-providers";
import type { Subscriptions } from "@hjem/domain/account/subscriptions";
import { api } from "../api.ts";

const url = (path: string): string => `/api/user${path}`;

/** The signed-in user's account (spec §7 Auth and user). */
export const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Name and phone numbers (ACC-084). */
    changeProfile: build.mutation<UserProfile, ProfileChange>({
      query: (body) => ({ service: "users", url: url("/profile"), method: "PATCH", body }),
      transformResponse: ({ data }: UserProfileResponse) => data,
      invalidatesTags: ["Profile"],
    }),
    /** The language of emails and, on the next device, of the site (ACC-085). */
    changeLanguage: build.mutation<UserProfile, LanguageRequest>({
      query: (body) => ({ service: "users", url: url("/language"), method: "POST", body }),
      transformResponse: ({ data }: UserProfileResponse) => data,
      invalidatesTags: ["Profile"],
    }),
    /** Changes the password; other devices are signed out (ACC-087). */
    changePassword: build.mutation<DoneResponse, ChangePasswordRequest>({
      query: (body) => ({ service: "users", url: url("/change-password"), method: "POST", body }),
      invalidatesTags: ["Profile", "Session"],
    }),
    /** Changes the email address, once it is verified. */
    changeEmail: build.mutation<EmailResponse, ChangeEmailRequest>({
      query: (body) => ({ service: "users", url: url("/change-email"), method: "POST", body }),
      invalidatesTags: ["Profile"],
    }),
    /** What the emailed link of a new address is about; changes nothing (D122). */
    checkNewEmail: build.query<MailLinkResponse, MailTokenRequest>({
      query: ({ token }) => ({
        service: "users",
        url: url(`/confirm-email/${encodeURIComponent(token)}`),
      }),
      keepUnusedDataFor: 0,
    }),
    /** Verifies a new email address by the token of an emailed link. */
    confirmEmail: build.mutation<MailLinkResponse, MailTokenRequest>({
      query: (body) => ({ service: "users", url: url("/confirm-email"), method: "POST", body }),
      invalidatesTags: ["Profile"],
    }),
    /** Whether notifications are on at all (ACC-080). */
    getNotifications: build.query<boolean, void>({
      query: () => ({ service: "users", url: url("/profile/notifications") }),
      transformResponse: ({ data }: NotificationsResponse) => data.isEnabled,
      providesTags: ["Subscription"],
    }),
    /** Turns all notifications on or off (ACC-081). */
    setNotifications: build.mutation<boolean, boolean>({
      query: (isEnabled) => ({
        service: "users",
        url: url("/profile/notification"),
        method: "PATCH",
        params: { isEnabled: isEnabled ? 1 : 0 },
      }),
      transformResponse: ({ data }: NotificationsResponse) => data.isEnabled,
      invalidatesTags: ["Subscription"],
    }),
    /** Which notifications are sent on which channels (ACC-017). */
    getSubscriptions: build.query<Subscriptions, void>({
      query: () => ({ service: "users", url: url("/subscriptions") }),
      transformResponse: ({ data }: SubscriptionsResponse) => data,
      providesTags: ["Subscription"],
    }),
    /** Replaces all of them. */
    setSubscriptions: build.mutation<Subscriptions, Subscriptions>({
      query: (body) => ({ service: "users", url: url("/subscriptions"), method: "PUT", body }),
      transformResponse: ({ data }: SubscriptionsResponse) => data,
      invalidatesTags: ["Subscription"],
    }),
    /** Signed-in devices, the current one first. */
    listSessions: build.query<readonly UserSession[], void>({
      query: () => ({ service: "users", url: url("/sessions") }),
      transformResponse: ({ data }: UserSessionsResponse) => data,
      providesTags: ["Session"],
    }),
    /** Signs a device out. */
    endSession: build.mutation<null, string>({
      query: (id) => ({
        service: "users",
        url: url(`/sessions/${encodeURIComponent(id)}`),
        method: "DELETE",
      }),
      invalidatesTags: ["Session"],
    }),
    /** Providers that the user signs in with. */
    listConnectedProviders: build.query<readonly ConnectedProvider[], void>({
      query: () => ({ service: "users", url: url("/providers") }),
      transformResponse: ({ data }: ConnectedProvidersResponse) => data,
      providesTags: ["Profile"],
    }),
    /** How the user can prove their identity again. */
    getProofMethods: build.query<ProofResponse["data"], void>({
      query: () => ({ service: "users", url: url("/proof") }),
      transformResponse: ({ data }: ProofResponse) => data,
      keepUnusedDataFor: 0,
    }),
    /** Proves the user's identity; valid for five minutes. */
    prove: build.mutation<DoneResponse, ProofRequest>({
      query: (body) => ({ service: "users", url: url("/proof"), method: "POST", body }),
    }),
    /** The challenge for a proof by passkey. */
    startProof: build.mutation<PasskeyStart, void>({
      query: () => ({ service: "users", url: url("/proof/passkey"), method: "POST" }),
      transformResponse: ({ data }: PasskeyStartResponse) => data,
    }),
    /** Passkeys, authenticator app and recovery codes. */
    getFactors: build.query<SecondFactors, void>({
      query: () => ({ service: "users", url: url("/factors") }),
      transformResponse: ({ data }: SecondFactorsResponse) => data,
      keepUnusedDataFor: 0,
    }),
    /** Creates a secret for an authenticator app, which is active after its first code. */
    beginTotp: build.mutation<TotpSetupResponse["data"], void>({
      query: () => ({ service: "users", url: url("/factors/totp"), method: "POST" }),
      transformResponse: ({ data }: TotpSetupResponse) => data,
    }),
    /** Confirms the first code; with the very first factor the response has recovery codes. */
    confirmTotp: build.mutation<readonly string[], { code: string }>({
      query: (body) => ({
        service: "users",
        url: url("/factors/totp/confirm"),
        method: "POST",
        body,
      }),
      transformResponse: ({ data }: RecoveryCodesResponse) => data.recoveryCodes,
    }),
    /** Removes the authenticator app. */
    removeTotp: build.mutation<null, void>({
      query: () => ({ service: "users", url: url("/factors/totp"), method: "DELETE" }),
    }),
    /** Options for creating a passkey. */
    startNewPasskey: build.mutation<PasskeyStart, void>({
      query: () => ({ service: "users", url: url("/factors/passkeys/start"), method: "POST" }),
      transformResponse: ({ data }: PasskeyStartResponse) => data,
    }),
    /** Adds a passkey created by the browser. */
    addPasskey: build.mutation<readonly string[], PasskeyRequest>({
      query: (body) => ({ service: "users", url: url("/factors/passkeys"), method: "POST", body }),
      transformResponse: ({ data }: RecoveryCodesResponse) => data.recoveryCodes,
    }),
    /** Renames a passkey. */
    renamePasskey: build.mutation<null, { id: string; name: string }>({
      query: ({ id, name }) => ({
        service: "users",
        url: url(`/factors/passkeys/${encodeURIComponent(id)}`),
        method: "PATCH",
        body: { name },
      }),
    }),
    /** Removes a passkey. */
    removePasskey: build.mutation<null, string>({
      query: (id) => ({
        service: "users",
        url: url(`/factors/passkeys/${encodeURIComponent(id)}`),
        method: "DELETE",
      }),
    }),
    /** Replaces the recovery codes. */
    renewRecoveryCodes: build.mutation<readonly string[], void>({
      query: () => ({ service: "users", url: url("/factors/recovery-codes"), method: "POST" }),
      transformResponse: ({ data }: RecoveryCodesResponse) => data.recoveryCodes,
    }),
    /** Removes a provider, except the last sign-in method (D29). */
    removeProvider: build.mutation<null, SignInProvider>({
      query: (provider) => ({
        service: "users",
        url: url(`/providers/${provider}`),
        method: "DELETE",
      }),
      invalidatesTags: ["Profile"],
    }),
    /** Sends a link to all data stored about the user by email (ACC-086). */
    exportData: build.mutation<DoneResponse, void>({
      query: () => ({ service: "users", url: url("/profile/export-data"), method: "POST" }),
    }),
    /** Deletes the account after 14 days, in which an emailed link cancels it (ACC-088, D38). */
    deleteUser: build.mutation<DoneResponse, DeleteUserRequest>({
      query: (body) => ({
        service: "users",
        url: url(""),
        method: "DELETE",
        body,
        endsSession: true,
      }),
    }),
    /** What the emailed link of a deletion is about; changes nothing (D122). */
    checkDeletion: build.query<MailLinkResponse, MailTokenRequest>({
      query: ({ token }) => ({
        service: "users",
        url: url(`/undo-deletion/${encodeURIComponent(token)}`),
      }),
      keepUnusedDataFor: 0,
    }),
    /** Cancels a deletion by the token of an emailed link. */
    undoDeletion: build.mutation<MailLinkResponse, MailTokenRequest>({
      query: (body) => ({ service: "users", url: url("/undo-deletion"), method: "POST", body }),
    }),
  }),
});
