import { sql } from "kysely";
import type { Database } from "../../../db/schema.ts";
import type { MessageChannel } from "./message-channel.ts";

/**
 * Hands one push message over; done already, it does nothing. A process that ends after the push service took it and
 * before that is recorded here cannot know: then it is handed over again, under the same id.
 */
export const deliverPush =
  ({ db, push, now }: { db: Database; push: MessageChannel; now: () => number }) =>
  async ({ messageId }: { messageId: string }): Promise<void> => {
    const { rows } = await sql<{ accountId: string; count: number }>`
      select m.account_id as "accountId", (
        select count(distinct e.public_id)::int4
        from alert_delivery d join alert a on a.id = d.alert_id join alert_home e on e.event_id = a.event_id
        where d.message_id = m.id
      ) as count
      from alert_message m where m.id = ${messageId} and m.sent_at is null
    `.execute(db);
    const [message] = rows;
    if (!message || message.count === 0) return;
    await push.send({ id: messageId, ...message });
    await db
      .updateTable("alert_message")
      .set({ sent_at: new Date(now()).toISOString() })
      .where("id", "=", messageId)
      .execute();
  };
