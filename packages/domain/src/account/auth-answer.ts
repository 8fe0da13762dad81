import { z } from "zod";
import { Instant } from "../listing/listing-dates.ts";
import { signInProviders } from "./sign-in-providers.ts";

/** Answer of every way in and of `POST /api/refresh`; the refresh token travels as a cookie (D6). */
export const AccessTokenAnswer = z.object({
  accessToken: z.string(),
  /** Seconds. */
  expiresIn: z.int().positive(),
  /** Only after a provider's return: where the visitor wanted to go, a path of the site. */
  redirect: z.string().optional(),
});
export type AccessTokenAnswer = z.infer<typeof AccessTokenAnswer>;

/** What is known of an address (ACC-079). */
export const EmailCheck = z.object({
  exists: z.boolean(),
  hasPassword: z.boolean(),
  providers: z.array(z.enum(signInProviders)),
});
export type EmailCheck = z.infer<typeof EmailCheck>;
/** Answer of `POST /api/user/check`. */
export const EmailCheckAnswer = z.object({ data: EmailCheck });
export type EmailCheckAnswer = z.infer<typeof EmailCheckAnswer>;

/** The address that a call was about. */
export const EmailAnswer = z.object({ data: z.object({ email: z.string() }) });
export type EmailAnswer = z.infer<typeof EmailAnswer>;

/** Answer of `GET /api/user/set-password/{token}`: whose password it sets, and the providers that could go with it. */
export const PasswordLinkAnswer = z.object({
  data: z.object({ email: z.string(), providers: z.array(z.enum(signInProviders)) }),
});
export type PasswordLinkAnswer = z.infer<typeof PasswordLinkAnswer>;

/** Answer of calls that have nothing to tell but that they are done. */
export const DoneAnswer = z.object({ data: z.object({ done: z.literal(true) }) });
export type DoneAnswer = z.infer<typeof DoneAnswer>;

/** A provider that a site offers. */
export const OfferedProvider = z.object({
  provider: z.enum(signInProviders),
  /** True for the demo's stand-in, which has nothing to do with the provider (D27). */
  isDemo: z.boolean(),
});
export type OfferedProvider = z.infer<typeof OfferedProvider>;
/** Answer of `GET /api/auth/providers`. */
export const OfferedProvidersAnswer = z.object({ data: z.array(OfferedProvider) });
export type OfferedProvidersAnswer = z.infer<typeof OfferedProvidersAnswer>;

/** Answer of `POST /api/auth/{provider}/start`: where the browser goes (ACC-091). */
export const ProviderStart = z.object({ authorizationUrl: z.url() });
export type ProviderStart = z.infer<typeof ProviderStart>;

/** Answer of `POST /api/web-access` (ACC-110). */
export const WebAccessAnswer = z.object({ data: z.object({ expiration: Instant }) });
export type WebAccessAnswer = z.infer<typeof WebAccessAnswer>;
/** Answer of `GET /api/web-access`: until when the cookie lets in, null where it does not. */
export const WebAccessState = z.object({
  data: z.object({ expiration: Instant }).nullable(),
  /** False for a site that has no gate. */
  isRequired: z.boolean(),
});
export type WebAccessState = z.infer<typeof WebAccessState>;
