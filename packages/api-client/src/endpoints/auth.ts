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
  EmailResponse,
  EmailCheck,
  EmailCheckResponse,
  OfferedProvider,
  OfferedProvidersResponse,
  PasswordLinkResponse,
  ProviderStart,
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

/** Ways in and out of an account (spec §7 Auth and user). */
export const authApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** What is known of an address (ACC-079). */
    checkEmail: build.mutation<EmailCheck, EmailRequest>({
      query: (body) => post("/api/user/check", body),
      transformResponse: ({ data }: EmailCheckResponse) => data,
    }),
    /** Signs in by address and password (ACC-067). */
    login: build.mutation<AccessTokenResponse | SecondStepResponse, LoginRequest>({
      query: (body) => post("/api/login", body),
    }),
    /** What any passkey of this site has to sign to sign in. */
    startPasskey: build.mutation<PasskeyStart, void>({
      query: () => post("/api/login/passkey"),
      transformResponse: ({ data }: PasskeyStartResponse) => data,
    }),
    /** Signs in by a second factor, or by a passkey alone. */
    proveSignIn: build.mutation<AccessTokenResponse, SecondStepRequest>({
      query: (body) => post("/api/login/proof", body),
    }),
    /** A new account; the same response for an address that has one (ACC-071). */
    register: build.mutation<EmailResponse, RegisterRequest>({
      query: (body) => post("/api/register", body),
    }),
    /** A new account whose password is set by the mailed link (ACC-070). */
    quickRegister: build.mutation<EmailResponse, QuickRegistrationRequest>({
      query: (body) => post("/api/user/quick-registration", body),
    }),
    /** The link of activation once more (ACC-069). */
    resendActivation: build.mutation<EmailResponse, EmailRequest>({
      query: (body) => post("/api/user/resend-activation", body),
    }),
    /** Activates by the token of a mail (ACC-077); a press, as it changes something. */
    activate: build.mutation<EmailResponse, MailTokenRequest>({
      query: ({ token }) => ({ service: "users", url: `/api/user/activate/${inPath(token)}` }),
    }),
    /** A link to a new password (ACC-072). */
    forgotPassword: build.mutation<EmailResponse, EmailRequest>({
      query: (body) => post("/api/forgot-password", body),
    }),
    /** A new password by the token of a mail (ACC-073). */
    resetPassword: build.mutation<EmailResponse, NewPasswordRequest>({
      query: (body) => post("/api/reset-password", body),
    }),
    /** Whether the token of a mail still sets a password (ACC-075). */
    checkPasswordToken: build.query<PasswordLinkResponse, MailTokenRequest>({
      query: ({ token }) => ({ service: "users", url: `/api/user/set-password/${inPath(token)}` }),
      keepUnusedDataFor: 0,
    }),
    /** The first password of an account, which it activates too (ACC-076). */
    setPassword: build.mutation<EmailResponse, NewPasswordRequest>({
      query: (body) => post("/api/user/set-password", body),
    }),
    /** The providers that this site offers (ACC-002..007). */
    listProviders: build.query<readonly OfferedProvider[], void>({
      query: () => ({ service: "users", url: "/api/auth/providers" }),
      transformResponse: ({ data }: OfferedProvidersResponse) => data,
    }),
    /** A provider's description of itself (ACC-090). */
    getProviderConfiguration: build.query<unknown, SignInProvider>({
      query: (provider) => ({
        service: "users",
        url: `/api/auth/${provider}/.well-known/openid-configuration`,
      }),
    }),
    /** Where the browser goes to sign in with a provider (ACC-091, D41). */
    startProvider: build.mutation<
      ProviderStart,
      ProviderStartRequest & { provider: SignInProvider }
    >({
      query: ({ provider, ...body }) => post(`/api/auth/${provider}/start`, body),
    }),
    /** Exchanges what a provider sent back for a session (ACC-068). */
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
    /** Until when a gate is open for this browser, and whether there is one. */
    getGate: build.query<WebAccessState, AccessScope>({
      query: (scope) => ({ service: "admin", url: "/api/web-access", params: { scope } }),
      keepUnusedDataFor: 0,
    }),
  }),
});
