import type { AccessScope } from "@hjem/domain/account/account-rules";
import type {
  EmailRequest,
  ExternalLoginRequest,
  LoginRequest,
  MailTokenRequest,
  NewPasswordRequest,
  ProviderStartRequest,
  QuickRegistrationRequest,
  RegisterRequest,
  WebAccessRequest,
} from "@hjem/domain/account/auth-request";
import type {
  AccessTokenResponse,
  ActivationLinkResponse,
  ActivationResponse,
  EmailResponse,
  EmailCheck,
  EmailCheckResponse,
  OfferedProvider,
  OfferedProvidersResponse,
  PasswordLinkResponse,
  ProviderStart,
  RejectedRegistrationResponse,
  WebAccessResponse,
  WebAccessState,
} from "@hjem/domain/account/auth-response";
import type {
  PasskeyStart,
  PasskeyStartResponse,
  SecondStepResponse,
  SecondStepRequest,
} from "@hjem/domain/account/second-factor";
import type { SignInProvider } from "@hjem/domain/account/sign-in-providers";
import { api } from "../api.ts";

const inPath = (token: string): string => encodeURIComponent(token);

const post = <Body>(url: string, body?: Body) => ({
  service: "users" as const,
  url,
  method: "POST" as const,
  ...(body === undefined ? {} : { body }),
});

/** Sign-in, registration and sign-out (spec §7 Auth and user). */
export const authApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** What is known of an email address (ACC-079). */
    checkEmail: build.mutation<EmailCheck, EmailRequest>({
      query: (body) => post("/api/user/check", body),
      transformResponse: ({ data }: EmailCheckResponse) => data,
    }),
    /** Signs in by email address and password (ACC-067). */
    login: build.mutation<AccessTokenResponse | SecondStepResponse, LoginRequest>({
      query: (body) => post("/api/login", body),
    }),
    /** The challenge for signing in with a passkey. */
    startPasskey: build.mutation<PasskeyStart, void>({
      query: () => post("/api/login/passkey"),
      transformResponse: ({ data }: PasskeyStartResponse) => data,
    }),
    /** Signs in by a second factor, or by a passkey only. */
    proveSignIn: build.mutation<AccessTokenResponse, SecondStepRequest>({
      query: (body) => post("/api/login/proof", body),
    }),
    /** Creates an account; the response is the same if the email address has one (ACC-071). */
    register: build.mutation<EmailResponse, RegisterRequest>({
      query: (body) => post("/api/register", body),
    }),
    /** Creates an account whose password is set by an emailed link (ACC-070). */
    quickRegister: build.mutation<EmailResponse, QuickRegistrationRequest>({
      query: (body) => post("/api/user/quick-registration", body),
    }),
    /** Resends the activation link (ACC-069). */
    resendActivation: build.mutation<EmailResponse, EmailRequest>({
      query: (body) => post("/api/user/resend-activation", body),
    }),
    /** What the emailed link of a registration is about; changes nothing (ACC-077, D134). */
    checkActivation: build.query<ActivationLinkResponse, MailTokenRequest>({
      query: ({ token }) => ({ service: "users", url: `/api/user/activate/${inPath(token)}` }),
      keepUnusedDataFor: 0,
    }),
    /** Activates an account by the token of an emailed link; the browser that registered is signed in (D134). */
    activate: build.mutation<ActivationResponse, MailTokenRequest>({
      query: (body) => post("/api/user/activate", body),
    }),
    /** Erases a registration by the token of its emailed link: somebody else made it. */
    rejectRegistration: build.mutation<RejectedRegistrationResponse, MailTokenRequest>({
      query: (body) => post("/api/user/reject-registration", body),
    }),
    /** Sends a link to set a new password (ACC-072). */
    forgotPassword: build.mutation<EmailResponse, EmailRequest>({
      query: (body) => post("/api/forgot-password", body),
    }),
    /** Sets a new password by the token of an emailed link (ACC-073). */
    resetPassword: build.mutation<EmailResponse, NewPasswordRequest>({
      query: (body) => post("/api/reset-password", body),
    }),
    /** Whether the token of an emailed link is still valid (ACC-075). */
    checkPasswordToken: build.query<PasswordLinkResponse, MailTokenRequest>({
      query: ({ token }) => ({ service: "users", url: `/api/user/set-password/${inPath(token)}` }),
      keepUnusedDataFor: 0,
    }),
    /** Sets the first password of an account and activates it (ACC-076). */
    setPassword: build.mutation<EmailResponse, NewPasswordRequest>({
      query: (body) => post("/api/user/set-password", body),
    }),
    /** The providers that this site offers (ACC-002..007). */
    listProviders: build.query<readonly OfferedProvider[], void>({
      query: () => ({ service: "users", url: "/api/auth/providers" }),
      transformResponse: ({ data }: OfferedProvidersResponse) => data,
    }),
    /** A provider's OpenID configuration (ACC-090). */
    getProviderConfiguration: build.query<unknown, SignInProvider>({
      query: (provider) => ({
        service: "users",
        url: `/api/auth/${provider}/.well-known/openid-configuration`,
      }),
    }),
    /** Where to redirect the browser to sign in with a provider (ACC-091, D41). */
    startProvider: build.mutation<
      ProviderStart,
      ProviderStartRequest & { provider: SignInProvider }
    >({
      query: ({ provider, ...body }) => post(`/api/auth/${provider}/start`, body),
    }),
    /** Exchanges a provider's redirect for a session (ACC-068). */
    externalLogin: build.mutation<AccessTokenResponse | SecondStepResponse, ExternalLoginRequest>({
      query: (body) => post("/api/external-login", body),
    }),
    /** Opens a password gate (ACC-109). */
    openGate: build.mutation<WebAccessResponse["data"], WebAccessRequest>({
      query: (body) => ({ ...post("/api/web-access", body), service: "admin" }),
      transformResponse: ({ data }: WebAccessResponse) => data,
    }),
    /** Closes a password gate for this browser. */
    closeGate: build.mutation<null, AccessScope>({
      query: (scope) => ({
        service: "admin",
        url: "/api/web-access",
        method: "DELETE",
        params: { scope },
      }),
    }),
    /** When access through a gate expires for this browser, and whether there is a gate. */
    getGate: build.query<WebAccessState, AccessScope>({
      query: (scope) => ({ service: "admin", url: "/api/web-access", params: { scope } }),
      keepUnusedDataFor: 0,
    }),
  }),
});
