import type { Kysely } from "kysely";
import { runStatements } from "../statements.ts";

/**
 * Agents as named by their listings, and the listings that they are responsible for. Both are written with each
 * listing, in its transaction. `public_id` is the agent's id in the market, `told_at` the last change of the listing
 * that it comes from.
 */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runStatements(db, [
    // Words are folded, each with a space before it: a typed beginning of a word is found by `like '% word%'`.
    `create table agent (
      id int8 generated always as identity primary key,
      region text collate "C" not null,
      public_id text collate "C" not null,
      agency_id text collate "C" not null,
      told_at text collate "C" not null,
      is_demo bool not null,
      name_words text collate "C" not null,
      office_words text collate "C" not null,
      office_key text collate "C" not null,
      agent jsonb not null,
      agency jsonb,
      unique (region, public_id))`,
    "create index agent_office on agent (region, office_key)",
    "create index agent_agency on agent (region, agency_id)",
    "create index agent_name_words on agent using gin (name_words gin_trgm_ops)",
    "create index agent_office_words on agent using gin (office_words gin_trgm_ops)",

    // Codes of `state` stand in modules/agents/agent-words.ts. `at_ms` orders: publication, or the day it was sold or let.
    `create table agent_listing (
      id int8 primary key,
      agent int8 not null,
      state int2 not null,
      at_ms int8 not null,
      sold_price int4,
      listed_days int4,
      changed_at text collate "C" not null)`,
    `create index agent_listing_order on agent_listing (agent, state, at_ms desc, id desc)
      include (sold_price, listed_days, changed_at)`,
  ]);
