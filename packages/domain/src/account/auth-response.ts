import { z } from "zod";
import { Instant } from "../listing/listing-dates.ts";
import { signInProviders } from "./sign-in-providers.ts";

/** Answer of every way in and of `POST /api/refresh`; the refresh token travels as a cookie (D6). */
export const AccessTokenResponse = z.object({
  accessToken: z.string(),
  /** Seconds. */
  expiresIn: z.int().positive(),
  /** Only after a provider's return: where the visitor wanted to go, a path of the site. */
  redirect: z.string().optional(),
});
export type AccessTokenResponse = z.infer<typeof AccessTokenResponse>;

/** What is known of an address (ACC-079). */
export const EmailCheck = z.object({
  exists: z.boolean(),
  hasPassword: z.boolean(),
  providers: z.array(z.enum(signInProviders)),
});
export type EmailCheck = z.infer<typeof EmailCheck>;
/** Answer of `POST /api/user/check`. */
export const EmailCheckResponse = z.object({ data: EmailCheck });
export type EmailCheckResponse = z.infer<typeof EmailCheckResponse>;

/** The address that a call was about. */
export const EmailResponse = z.object({ data: z.object({ email: z.string() }) });
export type EmailResponse = z.infer<typeof EmailResponse>;

/** Answer of `GET /api/user/set-password/{token}`: whose password it sets, and the providers that could go with it. */
export const PasswordLinkResponse = z.object({
  data: z.object({ email: z.string(), providers: z.array(z.enum(signInProviders)) }),
});
export type PasswordLinkResponse = z.infer<typeof PasswordLinkResponse>;

/** Response of calls that return nothing but that they are done. */
export const DoneResponse = z.object({ data: z.object({ done: z.literal(true) }) });
export type DoneResponse = z.infer<typeof DoneResponse>;

/** A provider that a site offers. */
export const OfferedProvider = z.object({
  provider: z.enum(signInProviders),
  /** True for the demo's stand-in, which has nothing to do with the provider (D27). */
  isDemo: z.boolean(),
});
export type OfferedProvider = z.infer<typeof OfferedProvider>;
/** Answer of `GET /api/auth/providers`. */
export const OfferedProvidersResponse = z.object({ data: z.array(OfferedProvider) });
export type OfferedProvidersResponse = z.infer<typeof OfferedProvidersResponse>;

/** Answer of `POST /api/auth/{provider}/start`: where the browser goes (ACC-091). */
export const ProviderStart = z.object({ authorizationUrl: z.url() });
export type ProviderStart = z.infer<typeof ProviderStart>;

/** Answer of `POST /api/web-access` (ACC-110). */
export const WebAccessResponse = z.object({ data: z.object({ expiration: Instant }) });
export type WebAccessResponse = z.infer<typeof WebAccessResponse>;
/** Answer of `GET /api/web-access`: until when the cookie lets in, null where it does not. */
export const WebAccessState = z.object({
  data: z.object({ expiration: Instant }).nullable(),
  /** False for a site that has no gate. */
  isRequired: z.boolean(),
});
export type WebAccessState = z.infer<typeof WebAccessState>;
