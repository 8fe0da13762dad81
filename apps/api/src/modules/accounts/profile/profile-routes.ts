import {
  LanguageRequest,
  NotificationQuery,
  NotificationsResponse,
  ProfileChange,
  SubscriptionMatrix,
  SubscriptionsResponse,
  UserProfileResponse,
} from "@hjem/domain/account/profile";
import { isLanguageOf } from "@hjem/domain/language";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { inTransaction } from "../../../db/transaction.ts";
import { ApiError } from "../../../plugins/api-error.ts";
import type { AccountDeps } from "../account-deps.ts";
import { changeAccount, readAccount } from "../account-repository.ts";
import { dropOtherPhone } from "../verification/phone-verification.ts";
import { columnsOf, readProfile } from "./profile.ts";

/** The profile of a person and their notification settings (spec §7 Auth and user). */
export const profileRoutes =
  ({ db, requireUser: onRequest, now }: AccountDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      "/api/user/profile",
      {
        onRequest,
        schema: {
          summary: "The signed-in person",
          description:
            "Name, contact details, language and state of the account, and the agencies that the person publishes for.",
          tags: ["account"],
          response: { 200: UserProfileResponse },
        },
      },
      async ({ user }) => ({ data: await readProfile(db, await readAccount(db, user.id)) }),
    );

    app.patch(
      "/api/user/profile",
      {
        onRequest,
        schema: {
          summary: "Change name and phone numbers",
          description:
            "What is left out stays, null takes a number away. A number without its code has the market's.",
          tags: ["account"],
          body: ProfileChange,
          response: { 200: UserProfileResponse },
        },
      },
      async ({ user, body, region }) => {
        const account = await inTransaction(db, async (trx) => {
          const changed = await changeAccount(trx, user.id, columnsOf(body, region), now());
          await dropOtherPhone(trx, changed, region);
          return changed;
        });
        return { data: await readProfile(db, account) };
      },
    );

    app.post(
      "/api/user/language",
      {
        onRequest,
        schema: {
          summary: "Change the language of mails",
          description: "A language of the market; returns the profile.",
          tags: ["account"],
          body: LanguageRequest,
          response: { 200: UserProfileResponse },
        },
      },
      async ({ user, body, region }) => {
        if (!isLanguageOf(region, body.language)) {
          const choices = region.languages.map(({ code }) => code).join(", ");
          throw new ApiError("validation_failed", {
            fieldErrors: [{ field: "language", sentence: "choice", values: { choices } }],
          });
        }
        return { data: await readProfile(db, await changeAccount(db, user.id, body, now())) };
      },
    );

    app.get(
      "/api/user/profile/notifications",
      {
        onRequest,
        schema: {
          summary: "Whether the person wants notifications at all",
          description: "When it is off, no subscription is delivered on any channel.",
          tags: ["account"],
          response: { 200: NotificationsResponse },
        },
      },
      async ({ user }) => ({ data: { isEnabled: (await readAccount(db, user.id)).is_notified } }),
    );

    app.patch(
      "/api/user/profile/notification",
      {
        onRequest,
        schema: {
          summary: "Turn notifications on or off",
          description: "Subscriptions keep their settings meanwhile.",
          tags: ["account"],
          querystring: NotificationQuery,
          response: { 200: NotificationsResponse },
        },
      },
      async ({ user, query }) => {
        const change = { is_notified: query.isEnabled === "1" };
        const { is_notified: isEnabled } = await changeAccount(db, user.id, change, now());
        return { data: { isEnabled } };
      },
    );

    app.get(
      "/api/user/subscriptions",
      {
        onRequest,
        schema: {
          summary: "Which kinds come on which channels",
          description: "Every kind of message with its channels.",
          tags: ["account"],
          response: { 200: SubscriptionsResponse },
        },
      },
      async ({ user }) => ({ data: (await readAccount(db, user.id)).subscriptions }),
    );

    app.put(
      "/api/user/subscriptions",
      {
        onRequest,
        schema: {
          summary: "Change which kinds come on which channels",
          description: "Replaces the channels of the kinds that are sent.",
          tags: ["account"],
          body: SubscriptionMatrix,
          response: { 200: SubscriptionsResponse },
        },
      },
      async ({ user, body }) => {
        const change = { subscriptions: JSON.stringify(body) };
        const { subscriptions } = await changeAccount(db, user.id, change, now());
        return { data: subscriptions };
      },
    );
  };
