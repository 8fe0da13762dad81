import { MINUTE_MS } from "@hjem/domain/durations";
import { type Availability, openAvailabilities } from "@hjem/domain/listing/availability";
import { paths } from "@hjem/domain/paths";
import type { Collection, CollectionUser as Person } from "@hjem/domain/saved/collection";
import type { InvitationStatus } from "@hjem/domain/saved/saved-rules";
import { toSnakeKeys } from "@hjem/domain/wire/case";
import { type RawBuilder, sql } from "kysely";
import type { Database } from "../../db/schema.ts";
import { availabilityCodes } from "../../search/column-codes.ts";
import { endMinuteSql } from "../../search/viewing-code.ts";
import { readRemovals } from "./removals.ts";

/** Homes that preview a collection. */
const PREVIEW_HOMES = 4;

/** What of the homes counts and is shown. */
export interface PreviewQuery {
  /** None means all. */
  availability: readonly Availability[];
  /** Only homes that are new to the person (D61). */
  newFavorites: boolean;
}

/** Of whose homes a listing that is deleted is: it cannot be had (D65). */
export const availabilityOfHome = sql<number>`coalesce(s.availability, ${sql.lit(availabilityCodes.unavailable)})`;

/** Lets homes of some states through; their rows are `s`. */
export const ofAvailability = (wanted: readonly Availability[]): RawBuilder<boolean> =>
  wanted.length === 0
    ? sql`true`
    : sql`${availabilityOfHome} = any(${wanted.map((each) => availabilityCodes[each])}::int2[])`;

/** Lets homes through that can be had; their rows are `s`. */
export const isOpen = sql<boolean>`s.availability in (${sql.join(
  openAvailabilities.map((each) => sql.lit(availabilityCodes[each])),
)})`;

/**
 * True for a home `h` that somebody else has added since this person, member `m`, looked last, or that has changed since
 * then; what changed before it was saved is not new (D61).
 */
export const isNewTo = (accountId: string): RawBuilder<boolean> => sql`(
  (h.saved_by is distinct from ${accountId}::uuid and h.saved_at > coalesce(m.seen_at, '-infinity'))
  or exists (select 1 from listing_log g where g.listing_id = h.listing_id
    and g.at > greatest(h.saved_at, coalesce(m.seen_at, h.saved_at))))`;

interface CollectionRow {
  id: string;
  name: string;
  is_default: boolean;
  share_token: string | null;
  role: Person["role"];
  created_at: Date;
  updated_at: Date;
}

/** Collections of a person, all or one, as `Collection` without its homes. */
const readRows = async (db: Database, accountId: string, id?: string): Promise<CollectionRow[]> =>
  db
    .selectFrom("collection_member as m")
    .innerJoin("collection as c", "c.id", "m.collection_id")
    .select([
      "c.id",
      "c.name",
      sql<boolean>`c.default_of is not null`.as("is_default"),
      "c.share_token",
      "m.role",
      "c.created_at",
      "c.updated_at",
    ])
    .where("m.account_id", "=", accountId)
    .where("c.deleted_at", "is", null)
    .$if(id !== undefined, (query) => query.where("c.id", "=", id ?? ""))
    .execute();

const readPeople = (db: Database, ids: readonly string[]) =>
  db
    .selectFrom("collection_member as m")
    .innerJoin("account as a", "a.id", "m.account_id")
    .select(["m.collection_id", "m.account_id", "a.name", "m.role"])
    .where("m.collection_id", "in", ids)
    .orderBy(sql`m.role <> 'owner'`)
    .orderBy("m.joined_at")
    .orderBy("m.account_id")
    .execute();

const readInvitations = (db: Database, accountId: string, ids: readonly string[]) =>
  db
    .selectFrom("collection_invitation")
    .select(["id", "collection_id", "email", "status", "expires_at"])
    .where("inviter_id", "=", accountId)
    .where("collection_id", "in", ids)
    // Who has accepted is among the people.
    .where("status", "in", ["pending", "declined"])
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .execute();

/** Coming viewings and notes of one collection. */
const readTabCounts = async (
  db: Database,
  collectionId: string,
  now: number,
): Promise<NonNullable<Collection["counts"]>> => {
  const ofCollection = sql`h.collection_id = ${collectionId}::uuid and h.removed_at is null`;
  const { rows } = await sql<{ viewings: number; notes: number }>`
    select
      (select count(*)::int4 from collection_home h join listing_search s on s.id = h.listing_id
        cross join unnest(s.viewings) as v (code)
        where ${ofCollection} and ${isOpen} and ${sql.raw(endMinuteSql("v.code"))} > ${now / MINUTE_MS}::float8) as viewings,
      (select count(*)::int4 from collection_home h
        join home_note n on n.collection_id = h.collection_id and n.property_id = h.property_id
        where ${ofCollection}) as notes
  `.execute(db);
  return rows[0] ?? { viewings: 0, notes: 0 };
};

interface CountRow {
  collection_id: string;
  total: number;
  new_count: number;
}

const readCounts = async (
  db: Database,
  accountId: string,
  ids: readonly string[],
  { availability, newFavorites }: PreviewQuery,
): Promise<CountRow[]> => {
  const counted = newFavorites ? sql`is_new` : sql`true`;
  const { rows } = await sql<CountRow>`
    select collection_id, count(*) filter (where ${counted})::int4 as total, count(*) filter (where is_new)::int4 as new_count
    from (
      select h.collection_id, ${isNewTo(accountId)} as is_new
      from collection_member m
      join collection_home h on h.collection_id = m.collection_id and h.removed_at is null
      ${availability.length === 0 ? sql`` : sql`left join listing_search s on s.id = h.listing_id`}
      where m.account_id = ${accountId} and m.collection_id = any(${ids}::uuid[]) and ${ofAvailability(availability)}
    ) home
    group by collection_id
  `.execute(db);
  return rows;
};

const readPreviews = async (
  db: Database,
  accountId: string,
  ids: readonly string[],
  { availability, newFavorites }: PreviewQuery,
): Promise<{ collection_id: string; cards: string }[]> => {
  const { rows } = await sql<{ collection_id: string; cards: string }>`
    select p.collection_id, string_agg(coalesce(c.card, k.card), ',' order by p.saved_at desc, p.property_id) as cards
    from collection_member m
    cross join lateral (
      select h.collection_id, h.property_id, h.listing_id, h.saved_at
      from collection_home h
      ${availability.length === 0 ? sql`` : sql`left join listing_search s on s.id = h.listing_id`}
      where h.collection_id = m.collection_id and h.removed_at is null and ${ofAvailability(availability)}
        and ${newFavorites ? isNewTo(accountId) : sql`true`}
      order by h.saved_at desc, h.property_id limit ${PREVIEW_HOMES}
    ) p
    left join listing_card c on c.id = p.listing_id
    left join last_card k on k.property_id = p.property_id
    where m.account_id = ${accountId} and m.collection_id = any(${ids}::uuid[])
    group by p.collection_id
  `.execute(db);
  return rows;
};

/** State of an invitation at an instant in milliseconds. */
export const statusAt = (
  status: InvitationStatus,
  expiresAt: Date,
  now: number,
): InvitationStatus => (status === "pending" && expiresAt.getTime() <= now ? "expired" : status);

/** Where the secret link of a collection leads, for its owner. */
const sharePath = ({ share_token: token, role }: CollectionRow): string | null =>
  token === null || role !== "owner" ? null : paths.sharedCollection.to(token);

/** A collection as its people see it, with the finished text of `Collection`. */
export interface CollectionText {
  id: string;
  name: string;
  isDefault: boolean;
  newCount: number;
  text: string;
}

/**
 * Collections of a person, or one of them: each as the finished text of `Collection`, into which cards are joined as they
 * are. The default collection stands first, then by name.
 */
export async function readCollections(
  db: Database,
  accountId: string,
  options: PreviewQuery & { id?: string; languageTag: string; now: number },
): Promise<CollectionText[]> {
  const found = await readRows(db, accountId, options.id);
  const ids = found.map(({ id }) => id);
  if (ids.length === 0) return [];
  const [removals, tabCounts, people, invitations, counts, previews] = await Promise.all([
    options.id === undefined ? null : readRemovals(db, options.id, options.now),
    options.id === undefined ? null : readTabCounts(db, options.id, options.now),
    readPeople(db, ids),
    readInvitations(db, accountId, ids),
    readCounts(db, accountId, ids, options),
    readPreviews(db, accountId, ids, options),
  ]);
  const collator = new Intl.Collator(options.languageTag, { numeric: true });
  return found
    .toSorted(
      (one, other) =>
        Number(other.is_default) - Number(one.is_default) ||
        collator.compare(one.name, other.name) ||
        one.id.localeCompare(other.id),
    )
    .map((row) => {
      const count = counts.find((each) => each.collection_id === row.id);
      const newCount = count?.new_count ?? 0;
      const total = count?.total ?? 0;
      const facts: Omit<Collection, "properties"> = {
        id: row.id,
        name: row.name,
        isDefault: row.is_default,
        isShareable: row.share_token !== null,
        sharePath: sharePath(row),
        role: row.role,
        users: people
          .filter((person) => person.collection_id === row.id)
          .map((person) => ({ userId: person.account_id, name: person.name, role: person.role })),
        invitations: invitations
          .filter((invitation) => invitation.collection_id === row.id)
          .map(({ id, email, status, expires_at: expiresAt }) => ({
            id,
            email,
            status: statusAt(status, expiresAt, options.now),
            expiresAt: expiresAt.toISOString(),
          })),
        newCount,
        counts: tabCounts,
        removals,
        createdAt: row.created_at.toISOString(),
        updatedAt: row.updated_at.toISOString(),
      };
      const cards = previews.find((each) => each.collection_id === row.id)?.cards ?? "";
      const properties = `{"current_page":1,"per_page":${PREVIEW_HOMES},"total":${total},"data":[${cards}]}`;
      return {
        id: row.id,
        name: row.name,
        isDefault: row.is_default,
        newCount,
        text: `${JSON.stringify(toSnakeKeys(facts)).slice(0, -1)},"properties":${properties}}`,
      };
    });
}
