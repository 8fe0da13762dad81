import { z } from "zod";
import { AgencyId } from "../agency/agency.ts";
import { languages } from "../language.ts";
import { ownerTypes } from "../listing/enumerations.ts";
import { Instant } from "../listing/listing-dates.ts";
import { tidyLine } from "../text/clean-text.ts";
import { ACCOUNT_PHONE_MAX_LENGTH, accountStatuses } from "./account-rules.ts";
import { AccountEmail, AccountName, Password } from "./auth-request.ts";
import { signInProviders } from "./sign-in-providers.ts";
import { subscriptionChannels, subscriptionKinds } from "./subscriptions.ts";

/** A signed-in user (ACC-094, ACC-095). */
export const UserProfile = z.object({
  /** The same as `userId`: the specification names both. */
  id: z.uuid(),
  userId: z.uuid(),
  name: z.string(),
  /** Digits without the dial code. */
  mobile: z.string().nullable(),
  /** With plus sign, e.g. `+47`. */
  mobileCode: z.string().nullable(),
  phone: z.string().nullable(),
  phoneCode: z.string().nullable(),
  email: z.string(),
  /** An email address that is not verified yet. */
  newEmail: z.string().nullable(),
  language: z.enum(languages),
  status: z.enum(accountStatuses),
  /** False for an account that signs in by providers only. */
  hasPassword: z.boolean(),
  featureFlags: z.record(z.string(), z.boolean()),
  /** `api` for a user who publishes for an agency, `user` for a private one (D106, FND-071). */
  ownerType: z.enum(ownerTypes),
  /** The agencies that the user publishes for, by name. */
  agencies: z.array(z.object({ agencyId: AgencyId, name: z.string() })),
  createdAt: Instant,
  updatedAt: Instant,
});
export type UserProfile = z.infer<typeof UserProfile>;
/** Response of `GET` and `PATCH /api/user/profile`. */
export const UserProfileResponse = z.object({ data: UserProfile });
export type UserProfileResponse = z.infer<typeof UserProfileResponse>;

/** Null or empty text removes a number. */
const Number = z.preprocess(
  (value) => (value === null ? null : (tidyLine(value) ?? (value === undefined ? value : null))),
  z.string().max(ACCOUNT_PHONE_MAX_LENGTH).nullable().optional(),
);
const DialCode = z.preprocess(
  (value) => (value === "" ? null : value),
  z
    .string()
    .regex(/^\+\d{1,4}$/)
    .nullable()
    .optional(),
);

/**
 * Body of `PATCH /api/user/profile`: missing fields stay unchanged. A number without a dial code has the
 * region's.
 */
export const ProfileChange = z.object({
  name: AccountName.optional(),
  mobile: Number,
  mobileCode: DialCode,
  phone: Number,
  phoneCode: DialCode,
});
export type ProfileChange = z.infer<typeof ProfileChange>;

/** Body of `POST /api/user/language`. */
export const LanguageRequest = z.object({ language: z.enum(languages) });
export type LanguageRequest = z.infer<typeof LanguageRequest>;

/** Body of `POST /api/user/change-password`; without a current password the old one is left out. */
export const ChangePasswordRequest = z.object({
  oldPassword: Password.optional(),
  newPassword: Password,
});
export type ChangePasswordRequest = z.infer<typeof ChangePasswordRequest>;

/** Body of `POST /api/user/change-email`. */
export const ChangeEmailRequest = z.object({ email: AccountEmail, password: Password.optional() });
export type ChangeEmailRequest = z.infer<typeof ChangeEmailRequest>;

/** Body of `DELETE /api/user`; an account without a password must have signed in within five minutes. */
export const DeleteUserRequest = z.object({ password: Password.optional() });
export type DeleteUserRequest = z.infer<typeof DeleteUserRequest>;

/** Response of `GET /api/user/profile/notifications` and its `PATCH` (ACC-080, ACC-081). */
export const NotificationsResponse = z.object({ data: z.object({ isEnabled: z.boolean() }) });
export type NotificationsResponse = z.infer<typeof NotificationsResponse>;
/** Query of `PATCH /api/user/profile/notification`. */
export const NotificationQuery = z.object({ isEnabled: z.enum(["0", "1"]) });

/** Which notifications are sent on which channels (ACC-017). */
export const SubscriptionMatrix = z.record(
  z.enum(subscriptionKinds),
  z.record(z.enum(subscriptionChannels), z.boolean()),
);
/** Response of `GET` and `PUT /api/user/subscriptions`. */
export const SubscriptionsResponse = z.object({ data: SubscriptionMatrix });
export type SubscriptionsResponse = z.infer<typeof SubscriptionsResponse>;

/** A signed-in device. */
export const UserSession = z.object({
  id: z.uuid(),
  /** Browser and system from the user agent, e.g. `Firefox, Windows`. */
  device: z.string(),
  createdAt: Instant,
  seenAt: Instant,
  /** True for the device of the request. */
  isCurrent: z.boolean(),
});
export type UserSession = z.infer<typeof UserSession>;
/** Response of `GET /api/user/sessions`. */
export const UserSessionsResponse = z.object({ data: z.array(UserSession) });
export type UserSessionsResponse = z.infer<typeof UserSessionsResponse>;
/** A device as a path parameter. */
export const SessionParams = z.object({ id: z.uuid() });

/** A provider that the user signs in with. */
export const ConnectedProvider = z.object({
  provider: z.enum(signInProviders),
  /** The email address that the provider returned. */
  email: z.string().nullable(),
  createdAt: Instant,
});
export type ConnectedProvider = z.infer<typeof ConnectedProvider>;
/** Response of `GET /api/user/providers`. */
export const ConnectedProvidersResponse = z.object({ data: z.array(ConnectedProvider) });
export type ConnectedProvidersResponse = z.infer<typeof ConnectedProvidersResponse>;
