import type { MailTokenRequest } from "@hjem/domain/account/auth-request";
import type { EmailResponse, DoneResponse } from "@hjem/domain/account/auth-response";
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

/** What a signed-in person governs (spec §7 Auth and user). */
export const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Name and phone numbers (ACC-084). */
    changeProfile: build.mutation<UserProfile, ProfileChange>({
      query: (body) => ({ service: "users", url: url("/profile"), method: "PATCH", body }),
      transformResponse: ({ data }: UserProfileResponse) => data,
      invalidatesTags: ["Profile"],
    }),
    /** The language of mails and, on the next device, of the site (ACC-085). */
    changeLanguage: build.mutation<UserProfile, LanguageRequest>({
      query: (body) => ({ service: "users", url: url("/language"), method: "POST", body }),
      transformResponse: ({ data }: UserProfileResponse) => data,
      invalidatesTags: ["Profile"],
    }),
    /** A new password; other devices are signed out (ACC-087). */
    changePassword: build.mutation<DoneResponse, ChangePasswordRequest>({
      query: (body) => ({ service: "users", url: url("/change-password"), method: "POST", body }),
      invalidatesTags: ["Profile", "Session"],
    }),
    /** A new address, once it is verified by mail. */
    changeEmail: build.mutation<EmailResponse, ChangeEmailRequest>({
      query: (body) => ({ service: "users", url: url("/change-email"), method: "POST", body }),
      invalidatesTags: ["Profile"],
    }),
    /** Verifies a new address by the token of a mail. */
    confirmEmail: build.mutation<EmailResponse, MailTokenRequest>({
      query: (body) => ({ service: "users", url: url("/confirm-email"), method: "POST", body }),
      invalidatesTags: ["Profile"],
    }),
    /** Whether the person wants notifications at all (ACC-080). */
    getNotifications: build.query<boolean, void>({
      query: () => ({ service: "users", url: url("/profile/notifications") }),
      transformResponse: ({ data }: NotificationsResponse) => data.isEnabled,
      providesTags: ["Subscription"],
    }),
    /** Turns all of it on or off (ACC-081). */
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
    /** Which kinds come on which channels (ACC-017). */
    getSubscriptions: build.query<Subscriptions, void>({
      query: () => ({ service: "users", url: url("/subscriptions") }),
      transformResponse: ({ data }: SubscriptionsResponse) => data,
      providesTags: ["Subscription"],
    }),
    /** Changes them all at once. */
    setSubscriptions: build.mutation<Subscriptions, Subscriptions>({
      query: (body) => ({ service: "users", url: url("/subscriptions"), method: "PUT", body }),
      transformResponse: ({ data }: SubscriptionsResponse) => data,
      invalidatesTags: ["Subscription"],
    }),
    /** Signed-in devices, the one in use first. */
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
    /** Providers by which the person signs in. */
    listConnectedProviders: build.query<readonly ConnectedProvider[], void>({
      query: () => ({ service: "users", url: url("/providers") }),
      transformResponse: ({ data }: ConnectedProvidersResponse) => data,
      providesTags: ["Profile"],
    }),
    /** By what the person can prove again that it is them. */
    getProofMethods: build.query<ProofResponse["data"], void>({
      query: () => ({ service: "users", url: url("/proof") }),
      transformResponse: ({ data }: ProofResponse) => data,
      keepUnusedDataFor: 0,
    }),
    /** Proves it; holds for five minutes. */
    prove: build.mutation<DoneResponse, ProofRequest>({
      query: (body) => ({ service: "users", url: url("/proof"), method: "POST", body }),
    }),
    /** What the person's passkey has to sign for a proof. */
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
    /** A secret for an authenticator app, which counts after its first code. */
    beginTotp: build.mutation<TotpSetupResponse["data"], void>({
      query: () => ({ service: "users", url: url("/factors/totp"), method: "POST" }),
      transformResponse: ({ data }: TotpSetupResponse) => data,
    }),
    /** The first code; with the first factor of all come the recovery codes. */
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
    /** What a new passkey is made of. */
    startNewPasskey: build.mutation<PasskeyStart, void>({
      query: () => ({ service: "users", url: url("/factors/passkeys/start"), method: "POST" }),
      transformResponse: ({ data }: PasskeyStartResponse) => data,
    }),
    /** Adds the passkey that the browser has made. */
    addPasskey: build.mutation<readonly string[], PasskeyRequest>({
      query: (body) => ({ service: "users", url: url("/factors/passkeys"), method: "POST", body }),
      transformResponse: ({ data }: RecoveryCodesResponse) => data.recoveryCodes,
    }),
    /** Gives a passkey another name. */
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
    /** New recovery codes in place of those before. */
    renewRecoveryCodes: build.mutation<readonly string[], void>({
      query: () => ({ service: "users", url: url("/factors/recovery-codes"), method: "POST" }),
      transformResponse: ({ data }: RecoveryCodesResponse) => data.recoveryCodes,
    }),
    /** Takes one away; the last way in stays (D29). */
    removeProvider: build.mutation<null, SignInProvider>({
      query: (provider) => ({
        service: "users",
        url: url(`/providers/${provider}`),
        method: "DELETE",
      }),
      invalidatesTags: ["Profile"],
    }),
    /** Everything that is stored about the person, by a link in a mail (ACC-086). */
    exportData: build.mutation<DoneResponse, void>({
      query: () => ({ service: "users", url: url("/profile/export-data"), method: "POST" }),
    }),
    /** Deletes the account after 14 days in which a mailed link undoes it (ACC-088, D38). */
    deleteUser: build.mutation<DoneResponse, DeleteUserRequest>({
      query: (body) => ({ service: "users", url: url(""), method: "DELETE", body }),
    }),
    /** Takes a deletion back by the token of a mail. */
    undoDeletion: build.mutation<EmailResponse, MailTokenRequest>({
      query: (body) => ({ service: "users", url: url("/undo-deletion"), method: "POST", body }),
    }),
  }),
});
