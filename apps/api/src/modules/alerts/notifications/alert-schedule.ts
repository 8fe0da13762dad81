import type { Region } from "@hjem/domain/region";
import type { AlertSchedule, AlertScheduleChange } from "@hjem/domain/saved/alert";
import { defaultSchedule } from "@hjem/domain/saved/alert-times";
import type { Queries } from "../../../db/schema.ts";

/** The hours that a person has chosen; nothing where they chose none. */
export const findSchedule = (db: Queries, accountId: string): Promise<AlertSchedule | undefined> =>
  db
    .selectFrom("alert_schedule")
    .select([
      "time_zone as timeZone",
      "digest_hour as digestHour",
      "digest_day as digestDay",
      "sends_at_night as sendsAtNight",
    ])
    .where("account_id", "=", accountId)
    .executeTakeFirst();

/** When messages are sent to a person; the market's own hours where they chose none (D71). */
export const readSchedule = async (
  db: Queries,
  accountId: string,
  { timeZones }: Pick<Region, "timeZones">,
): Promise<AlertSchedule> =>
  (await findSchedule(db, accountId)) ?? defaultSchedule(timeZones.default);

/** Changes it by one statement, so that two changes of different fields both stay. */
export async function changeSchedule(
  trx: Queries,
  accountId: string,
  { timeZones }: Pick<Region, "timeZones">,
  change: AlertScheduleChange,
): Promise<void> {
  const columns = {
    ...(change.timeZone !== undefined && { time_zone: change.timeZone }),
    ...(change.digestHour !== undefined && { digest_hour: change.digestHour }),
    ...(change.digestDay !== undefined && { digest_day: change.digestDay }),
    ...(change.sendsAtNight !== undefined && { sends_at_night: change.sendsAtNight }),
  };
  const usual = defaultSchedule(timeZones.default);
  await trx
    .insertInto("alert_schedule")
    .values({
      account_id: accountId,
      time_zone: usual.timeZone,
      digest_hour: usual.digestHour,
      digest_day: usual.digestDay,
      sends_at_night: usual.sendsAtNight,
      ...columns,
    })
    .onConflict((conflict) =>
      conflict.column("account_id").doUpdateSet({ account_id: accountId, ...columns }),
    )
    .execute();
}
