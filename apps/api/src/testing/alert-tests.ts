import type { AlertReason, Frequency } from "@hjem/domain/saved/saved-rules";
import { searchHash } from "@hjem/domain/saved/search-hash";
import { writeStoredSearch } from "@hjem/domain/saved/stored-search";
import { SearchRequest, type SearchRequestInput } from "@hjem/domain/search/search-filter";
import { sql } from "kysely";
import { randomUUID } from "node:crypto";
import type { Database } from "../db/schema.ts";
import { createAlertMatcher, type AlertMatcher } from "../modules/alerts/matcher/alert-matcher.ts";
import type { ScheduleAlerts } from "../modules/alerts/new-alert.ts";
import { regions } from "../regions.ts";
import { PlaceIds } from "../search/place-ids.ts";
import { TEST_NOW } from "./sample-listings.ts";

/** Before everything that tests of alerts do. */
export const LONG_BEFORE = TEST_NOW - 86_400_000;

/** An account of a market, with nothing but an id and an address; its id. */
export async function saveAccount(db: Database, region: string): Promise<string> {
  const id = randomUUID();
  const at = new Date(LONG_BEFORE).toISOString();
  await db
    .insertInto("account")
    .values({
      id,
      audit_id: randomUUID(),
      region,
      email: `${id}@example.test`,
      new_email: null,
      name: "Kari Prøve",
      language: region === "no" ? "no" : "en",
      mobile: null,
      mobile_code: null,
      phone: null,
      phone_code: null,
      password_hash: null,
      verified_at: at,
      terms_version: "1",
      terms_at: at,
      subscriptions: "{}",
      erase_at: null,
      created_at: at,
      updated_at: at,
    })
    .execute();
  return id;
}

/** A search that is saved for a test. */
export interface SearchToSave {
  accountId: string;
  region: string;
  query: SearchRequestInput;
  reasons: readonly AlertReason[];
  /** @default "instant" */
  frequency?: Frequency;
  /** @default "A search" */
  name?: string;
  /** Milliseconds since 1970. @default long before */
  createdAt?: number;
}

/** Saves searches as they are stored; their ids, by which alerts name them, in this order. */
export async function saveSearches(
  db: Database,
  searches: readonly SearchToSave[],
): Promise<string[]> {
  const rows = searches.map((search) => {
    const { accountId, region, query, reasons, createdAt = LONG_BEFORE } = search;
    const request = SearchRequest.parse(query);
    const at = new Date(createdAt).toISOString();
    return {
      id: randomUUID(),
      search_id: randomUUID(),
      account_id: accountId,
      region,
      name: search.name ?? "A search",
      query: JSON.parse(writeStoredSearch(request)) as object,
      // Of one person no two are alike; tests save what they like.
      hash: `${searchHash(request)}${randomUUID()}`,
      frequency: search.frequency ?? "instant",
      reasons,
      is_selected: false,
      seen_at: at,
      created_at: at,
      updated_at: at,
    };
  });
  await sql`
    insert into saved_search select * from json_populate_recordset(null::saved_search, ${JSON.stringify(rows)}::json)
  `.execute(db);
  return rows.map(({ search_id: id }) => id);
}

/** A matcher over both markets. */
export const createTestMatcher = (
  db: Database,
  {
    schedule = async () => {},
    onHomesChanged = () => {},
    isShared = false,
  }: {
    schedule?: ScheduleAlerts;
    onHomesChanged?: (publicIds: readonly string[]) => void;
    isShared?: boolean;
  } = {},
): AlertMatcher =>
  createAlertMatcher({
    db,
    isShared,
    regions,
    placeIds: new PlaceIds(db),
    schedule,
    onHomesChanged,
    now: () => TEST_NOW,
    log: { warn: (values) => process.emitWarning(JSON.stringify(values)), error: () => {} },
  });

/** An alert as it is stored. */
export interface StoredAlert {
  account: string;
  home: string;
  reasons: AlertReason[];
  searches: string[];
  isFavorite: boolean;
  /** Milliseconds since 1970. */
  at: number;
}

/** All alerts, in the order of their events. */
export async function readAlerts(db: Database): Promise<StoredAlert[]> {
  const { rows } = await sql<Omit<StoredAlert, "at"> & { at: Date }>`
    select a.account_id as account, h.public_id as home, a.reasons, a.search_ids as searches,
      a.is_favorite as "isFavorite", a.at
    from alert a join alert_home h on h.event_id = a.event_id order by a.event_id, a.account_id
  `.execute(db);
  return rows.map((row) => ({ ...row, at: row.at.getTime() }));
}
