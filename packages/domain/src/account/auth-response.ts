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

const MailLink = z.object({
  email: z.string(),
  /** True where what the link does is done already, by it or by another of its kind. */
  isUsed: z.boolean(),
});

/** What the link of an email is about, and the response of its button (D122). */
export const MailLinkResponse = z.object({ data: MailLink });
export type MailLinkResponse = z.infer<typeof MailLinkResponse>;

/** Response of `GET /api/user/activate/{token}` (ACC-077, D134). */
export const ActivationLinkResponse = z.object({
  data: MailLink.extend({
    /** The registration chose no password and was made in another browser: one is chosen first. */
    needsPassword: z.boolean(),
  }),
});
export type ActivationLinkResponse = z.infer<typeof ActivationLinkResponse>;

/** Response of `POST /api/user/activate` (D134). */
export const ActivationResponse = z.object({
  data: MailLink.extend({
    /** Only in the browser that registered; elsewhere the person signs in. */
    session: AccessTokenResponse.extend({
      /** False after a registration without one: it is offered now. */
      hasPassword: z.boolean(),
    }).nullable(),
  }),
});
export type ActivationResponse = z.infer<typeof ActivationResponse>;

/** Response of `POST /api/user/reject-registration`. */
export const RejectedRegistrationResponse = z.object({
  data: z.object({
    email: z.string(),
    /** False for an account that was activated since: it is erased after 14 days. */
    isErased: z.boolean(),
  }),
});
export type RejectedRegistrationResponse = z.infer<typeof RejectedRegistrationResponse>;

/**
 * Response of `GET /api/user/set-password/{token}`: the account, and the providers that can be removed with
 * it.
 */
export const PasswordLinkResponse = z.object({
  data: MailLink.extend({ providers: z.array(z.enum(signInProviders)) }),
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
