import { sql } from "kysely";
import type { Queries } from "../../../db/schema.ts";
import { findSchedule } from "./alert-schedule.ts";

interface ExportedAlert {
  property_id: string;
  reasons: string[];
  saved_searches: string[];
  is_favorite: boolean;
  at: Date;
  read_at: Date | null;
}

/** Alerts of a person, hidden ones among them, with the names of their searches. */
const readAlerts = async (db: Queries, accountId: string): Promise<ExportedAlert[]> => {
  const { rows } = await sql<ExportedAlert>`
    select h.public_id as property_id, a.reasons, a.is_favorite, a.at, a.read_at,
      array(select s.name from saved_search s
        where s.search_id = any(a.search_ids) and s.account_id = a.account_id order by s.name) as saved_searches
    from alert a join alert_home h on h.event_id = a.event_id
    where a.account_id = ${accountId}::uuid
    order by a.at, a.id
  `.execute(db);
  return rows;
};

/**
 * Alerts of a person for the export of personal data (ACC-086, D38): what they heard of, on which channels, at which hours,
 * and the devices that push messages go to.
 */
export async function exportAlerts(db: Queries, accountId: string) {
  const alerts = await readAlerts(db, accountId);
  const schedule = await findSchedule(db, accountId);
  const messages = await db
    .selectFrom("alert_message as m")
    .leftJoin("alert_delivery as d", "d.message_id", "m.id")
    .select(["m.channel", "m.created_at", sql<number>`count(d.alert_id)::int4`.as("alerts")])
    .where("m.account_id", "=", accountId)
    .groupBy("m.id")
    .orderBy("m.created_at")
    .orderBy("m.id")
    .execute();
  const devices = await db
    .selectFrom("push_subscription as p")
    .innerJoin("session as s", "s.id", "p.session_id")
    .select(["s.device", "p.created_at"])
    .where("p.account_id", "=", accountId)
    .orderBy("p.id")
    .execute();
  return {
    alertSchedule: schedule ?? null,
    alerts: alerts.map((row) => ({
      propertyId: row.property_id,
      reasons: row.reasons,
      savedSearches: row.saved_searches,
      isFavorite: row.is_favorite,
      at: row.at.toISOString(),
      readAt: row.read_at?.toISOString() ?? null,
    })),
    alertMessages: messages.map(({ channel, alerts: count, created_at: at }) => ({
      channel,
      alerts: count,
      sentAt: at.toISOString(),
    })),
    pushDevices: devices.map(({ device, created_at: at }) => ({
      device,
      since: at.toISOString(),
    })),
  };
}
