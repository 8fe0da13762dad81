import { z } from "zod";
import { DIGEST_HOURS } from "./saved-rules.ts";

/** When messages are sent (D71): of the account, by `GET` and `PATCH /api/v2/notifications/schedule`. */
export const AlertSchedule = z.object({
  /** IANA name, one of the region's zones. */
  timeZone: z.string(),
  /** Local hour of daily and weekly messages. */
  digestHour: z.int().min(DIGEST_HOURS.min).max(DIGEST_HOURS.max),
  /** Day of weekly messages, 1 for Monday. */
  digestDay: z.int().min(1).max(7),
  /** True sends at night too. */
  sendsAtNight: z.boolean(),
});
export type AlertSchedule = z.infer<typeof AlertSchedule>;
