import { AlertScheduleChange, AlertScheduleResponse } from "@hjem/domain/saved/alert";
import { zonesOf } from "@hjem/domain/time/place-zone";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { inTransaction } from "../../../db/transaction.ts";
import { ApiError } from "../../../plugins/api-error.ts";
import { rescheduleAlerts } from "../deliveries/schedule-alerts.ts";
import { changeSchedule, readSchedule } from "./alert-schedule.ts";
import { type NotificationDeps, NOTIFICATIONS_PATH, tags } from "./notification-deps.ts";

/** When messages are sent to the signed-in person (D71). */
export const scheduleRoutes =
  ({ db, requireUser: onRequest, regions, now }: NotificationDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const path = `${NOTIFICATIONS_PATH}/schedule`;

    app.get(
      path,
      {
        onRequest,
        schema: {
          summary: "When messages are sent",
          description:
            "Time zone, hour of daily and weekly messages, day of weekly ones (1 for Monday), and whether messages are sent at night.",
          tags,
          response: { 200: AlertScheduleResponse },
        },
      },
      async ({ user, region }) => ({ data: await readSchedule(db, user.id, region) }),
    );

    app.patch(
      path,
      {
        onRequest,
        schema: {
          summary: "Change when messages are sent",
          description:
            "What is left out stays. The time zone is one of the market's. Messages that wait are sent at the new times.",
          tags,
          body: AlertScheduleChange,
          response: { 200: AlertScheduleResponse },
        },
      },
      async ({ user, region, body }) => {
        const zones = zonesOf(region);
        if (body.timeZone !== undefined && !zones.includes(body.timeZone)) {
          const values = { choices: zones.join(", ") };
          throw new ApiError("validation_failed", {
            fieldErrors: [{ field: "time_zone", sentence: "choice", values }],
          });
        }
        await inTransaction(db, async (trx) => {
          await changeSchedule(trx, user.id, region, body);
          await rescheduleAlerts(trx, { accountId: user.id, regions, now: now() });
        });
        return { data: await readSchedule(db, user.id, region) };
      },
    );
  };
