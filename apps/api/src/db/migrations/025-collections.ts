import type { Kysely } from "kysely";
import { runStatements } from "../statements.ts";

/**
 * Collections of saved homes, and what their people decide (D60..D65). A home that was removed and a collection that
 * was deleted stay for a few minutes, so that both can be undone. `version` increases with every change.
 */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runStatements(db, [
    // Each account has one default collection; nobody else is in it.
    `create table collection (
      id uuid primary key,
      region text collate "C" not null,
      name text not null,
      default_of uuid unique references account on delete cascade,
      share_token text collate "C" unique,
      version int4 not null default 0,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      deleted_at timestamptz)`,
    "create index collection_deleted on collection (deleted_at) where deleted_at is not null",

    `create table collection_member (
      collection_id uuid not null references collection on delete cascade,
      account_id uuid not null references account on delete cascade,
      role text collate "C" not null,
      joined_at timestamptz not null,
      seen_at timestamptz,
      primary key (collection_id, account_id))`,
    "create index collection_member_account on collection_member (account_id)",
    "create unique index collection_owner on collection_member (collection_id) where role = 'owner'",

    // `property_id` is the public id in lower case. `listing_id` is null once the listing is deleted.
    `create table collection_home (
      collection_id uuid not null references collection on delete cascade,
      property_id text collate "C" not null,
      listing_id int8,
      saved_at timestamptz not null,
      saved_by uuid references account on delete set null,
      removed_at timestamptz,
      primary key (collection_id, property_id))`,
    `create index collection_home_newest on collection_home (collection_id, saved_at desc, property_id)
      include (listing_id, saved_by) where removed_at is null`,
    "create index collection_home_listing on collection_home (listing_id) where listing_id is not null",
    "create index collection_home_property on collection_home (property_id)",
    "create index collection_home_saver on collection_home (saved_by)",
    "create index collection_home_removed on collection_home (removed_at) where removed_at is not null",

    // The last facts of each saved home, which a deleted listing leaves behind (D65).
    `create table last_card (property_id text collate "C" primary key, card text not null)`,
    `create function keep_last_card() returns trigger language plpgsql as $$
    begin
      if exists (select 1 from collection_home where listing_id = old.id) then
        update last_card k set card = c.card
        from listing_card c where c.id = old.id and k.property_id = old.public_id;
        update collection_home set listing_id = null where listing_id = old.id;
      end if;
      return old;
    end $$`,
    `create trigger listing_last_card before delete on listing
      for each row execute function keep_last_card()`,

    `create table home_note (
      collection_id uuid not null,
      property_id text collate "C" not null,
      account_id uuid not null references account on delete cascade,
      name text not null,
      text text not null,
      version int4 not null,
      updated_at timestamptz not null,
      primary key (collection_id, property_id, account_id),
      foreign key (collection_id, property_id) references collection_home on delete cascade)`,
    "create index home_note_account on home_note (account_id)",

    `create table home_verdict (
      collection_id uuid not null,
      property_id text collate "C" not null,
      account_id uuid not null references account on delete cascade,
      verdict text collate "C" not null,
      reason text not null,
      updated_at timestamptz not null,
      primary key (collection_id, property_id, account_id),
      foreign key (collection_id, property_id) references collection_home on delete cascade)`,
    "create index home_verdict_account on home_verdict (account_id)",

    `create table home_check (
      collection_id uuid not null,
      property_id text collate "C" not null,
      account_id uuid not null references account on delete cascade,
      item text collate "C" not null,
      result text collate "C" not null,
      updated_at timestamptz not null,
      primary key (collection_id, property_id, account_id, item),
      foreign key (collection_id, property_id) references collection_home on delete cascade)`,
    "create index home_check_account on home_check (account_id)",

    `create table home_question (
      id uuid primary key,
      collection_id uuid not null,
      property_id text collate "C" not null,
      account_id uuid references account on delete set null,
      text text not null,
      is_asked boolean not null,
      created_at timestamptz not null,
      foreign key (collection_id, property_id) references collection_home on delete cascade)`,
    "create index home_question_home on home_question (collection_id, property_id, created_at)",
    "create index home_question_account on home_question (account_id)",

    // Who attends: ids of accounts. A viewing without a row is attended by everybody.
    `create table planned_viewing (
      collection_id uuid not null,
      property_id text collate "C" not null,
      day text collate "C" not null,
      time_from text collate "C" not null,
      account_ids jsonb not null,
      primary key (collection_id, property_id, day, time_from),
      foreign key (collection_id, property_id) references collection_home on delete cascade)`,

    // An invitation outlives its collection: who has declined is not invited again for a while (D63).
    `create table collection_invitation (
      id uuid primary key,
      region text collate "C" not null,
      collection_id uuid references collection on delete set null,
      inviter_id uuid not null references account on delete cascade,
      email text not null,
      token_hash text collate "C" not null unique,
      status text collate "C" not null,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      decided_at timestamptz,
      accepted_by uuid references account on delete set null)`,
    "create index collection_invitation_collection on collection_invitation (collection_id)",
    "create index collection_invitation_inviter on collection_invitation (inviter_id, email)",
    "create index collection_invitation_email on collection_invitation (region, email)",
    "create index collection_invitation_person on collection_invitation (accepted_by)",
  ]);
