import { z } from "zod";
import { Instant } from "../listing/listing-dates.ts";
import { signInProviders } from "./sign-in-providers.ts";

/** Response of every sign-in and of `POST /api/refresh`; the refresh token is sent as a cookie (D6). */
export const AccessTokenResponse = z.object({
  accessToken: z.string(),
  /** Seconds. */
  expiresIn: z.int().positive(),
  /** Only after a provider's redirect: the path of the site that the visitor wanted to open. */
  redirect: z.string().optional(),
});
export type AccessTokenResponse = z.infer<typeof AccessTokenResponse>;

/** What is known of an email address (ACC-079). */
export const EmailCheck = z.object({
  exists: z.boolean(),
  hasPassword: z.boolean(),
  providers: z.array(z.enum(signInProviders)),
});
export type EmailCheck = z.infer<typeof EmailCheck>;
/** Response of `POST /api/user/check`. */
export const EmailCheckResponse = z.object({ data: EmailCheck });
export type EmailCheckResponse = z.infer<typeof EmailCheckResponse>;

/** The email address that a call was about. */
export const EmailResponse = z.object({ data: z.object({ email: z.string() }) });
export type EmailResponse = z.infer<typeof EmailResponse>;

/**
 * Response of `GET /api/user/set-password/{token}`: the account, and the providers that can be removed with
 * it.
 */
export const PasswordLinkResponse = z.object({
  data: z.object({ email: z.string(), providers: z.array(z.enum(signInProviders)) }),
});
export type PasswordLinkResponse = z.infer<typeof PasswordLinkResponse>;

/** Response of calls that return no data. */
export const DoneResponse = z.object({ data: z.object({ done: z.literal(true) }) });
export type DoneResponse = z.infer<typeof DoneResponse>;

/** A provider that a site offers. */
export const OfferedProvider = z.object({
  provider: z.enum(signInProviders),
  /** True for the demo's simulated provider, which has nothing to do with the real one (D27). */
  isDemo: z.boolean(),
});
export type OfferedProvider = z.infer<typeof OfferedProvider>;
/** Response of `GET /api/auth/providers`. */
export const OfferedProvidersResponse = z.object({ data: z.array(OfferedProvider) });
export type OfferedProvidersResponse = z.infer<typeof OfferedProvidersResponse>;

/** Response of `POST /api/auth/{provider}/start`: where to redirect the browser (ACC-091). */
export const ProviderStart = z.object({ authorizationUrl: z.url() });
export type ProviderStart = z.infer<typeof ProviderStart>;

/** Response of `POST /api/web-access` (ACC-110). */
export const WebAccessResponse = z.object({ data: z.object({ expiration: Instant }) });
export type WebAccessResponse = z.infer<typeof WebAccessResponse>;
/** Response of `GET /api/web-access`: when the cookie expires, null without access. */
export const WebAccessState = z.object({
  data: z.object({ expiration: Instant }).nullable(),
  /** False for a site without a gate. */
  isRequired: z.boolean(),
});
export type WebAccessState = z.infer<typeof WebAccessState>;
