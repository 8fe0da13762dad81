import { z } from "zod";
import { emailAddress } from "../email-address.ts";
import { tidyLine } from "../text/clean-text.ts";
import {
  ACCOUNT_EMAIL_MAX_LENGTH,
  ACCOUNT_NAME_MAX_LENGTH,
  accessScopes,
  normaliseEmail,
  termsVersions,
} from "./account-rules.ts";
import { signInProviders } from "./sign-in-providers.ts";

const PASSWORD_READ_MAX_LENGTH = 4_096;
const ADDRESS_MAX_LENGTH = 2_000;

/** As it is stored (D29). */
export const AccountEmail = emailAddress(ACCOUNT_EMAIL_MAX_LENGTH).transform(normaliseEmail);
/** One line. */
export const AccountName = z.preprocess(tidyLine, z.string().max(ACCOUNT_NAME_MAX_LENGTH));
/** As typed, including spaces around it; the password rule applies only where a password is chosen. */
export const Password = z.string().min(1).max(PASSWORD_READ_MAX_LENGTH);
/** Unguessable token of an emailed link. */
const MailToken = z.string().min(1).max(200);
const TermsVersion = z.enum(termsVersions);

/** Body of `POST /api/user/check`, `/api/user/resend-activation` and `/api/forgot-password`. */
export const EmailRequest = z.object({ email: AccountEmail });
export type EmailRequest = z.infer<typeof EmailRequest>;

/** Body of `POST /api/login` (ACC-067). */
export const LoginRequest = z.object({ email: AccountEmail, password: Password });
export type LoginRequest = z.infer<typeof LoginRequest>;

/** Body of `POST /api/register` (ACC-071). */
export const RegisterRequest = z.object({
  email: AccountEmail,
  password: Password,
  name: AccountName,
  termsVersion: TermsVersion,
});
export type RegisterRequest = z.infer<typeof RegisterRequest>;

/**
 * Body of `POST /api/user/quick-registration`: the password is set by the emailed link (ACC-070, ACC-074).
 */
export const QuickRegistrationRequest = z.object({
  email: AccountEmail,
  name: z.preprocess(tidyLine, z.string().max(ACCOUNT_NAME_MAX_LENGTH).optional()),
  termsVersion: TermsVersion,
});
export type QuickRegistrationRequest = z.infer<typeof QuickRegistrationRequest>;

/** Token of a link as a path parameter. */
export const MailTokenParams = z.object({ token: MailToken });

/** Body of the calls that need only the token of a link. */
export const MailTokenRequest = z.object({ token: MailToken });
export type MailTokenRequest = z.infer<typeof MailTokenRequest>;

/** Body of `POST /api/reset-password` and `POST /api/user/set-password` (ACC-073, ACC-076). */
export const NewPasswordRequest = z.object({
  token: MailToken,
  password: Password,
  /** True to remove every connected provider too. @default false */
  dropProviders: z.boolean().optional(),
});
export type NewPasswordRequest = z.infer<typeof NewPasswordRequest>;

/** Query of `POST /api/logout`: this device, or all of them. */
export const LogoutQuery = z.object({ everywhere: z.enum(["0", "1"]).optional() });

/** A provider as a path parameter. */
export const ProviderParams = z.object({ provider: z.enum(signInProviders) });

/** Body of `POST /api/auth/{provider}/start` (D41). */
export const ProviderStartRequest = z.object({
  /** Where to redirect the visitor afterwards; anything but a path of the site becomes `/`. */
  redirect: z.string().max(ADDRESS_MAX_LENGTH).optional(),
  /** True to add this sign-in method to the signed-in user's account. */
  join: z.boolean().optional(),
});
export type ProviderStartRequest = z.infer<typeof ProviderStartRequest>;

/** Body of `POST /api/external-login` (ACC-068). */
export const ExternalLoginRequest = z.object({
  service: z.enum(signInProviders),
  code: z.string().min(1).max(ADDRESS_MAX_LENGTH),
  redirectUrl: z.string().max(ADDRESS_MAX_LENGTH),
  state: z.string().max(200),
  /** Required after `email_needed`: the provider returned no email address. */
  email: AccountEmail.optional(),
  /** Required after `password_needed`: the email address already has an account (D29). */
  password: Password.optional(),
});
export type ExternalLoginRequest = z.infer<typeof ExternalLoginRequest>;

/** Query of `GET /api/web-access`: which gate it concerns. */
export const WebAccessQuery = z.object({ scope: z.enum(accessScopes).default("admin") });

/** Body of `POST /api/web-access` (ACC-109). */
export const WebAccessRequest = z.object({
  password: Password,
  /** @default "admin" */
  scope: z.enum(accessScopes).default("admin"),
});
export type WebAccessRequest = z.input<typeof WebAccessRequest>;
