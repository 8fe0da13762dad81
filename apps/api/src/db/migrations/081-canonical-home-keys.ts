import { addressWords, plainWords } from "@hjem/domain/listing/address-words";
import { homeKey } from "@hjem/domain/listing/home-key";
import type { Listing } from "@hjem/domain/listing/listing";
import { canonicalAddress } from "@hjem/domain/listing/street-address";
import { type Kysely, sql } from "kysely";

/** Listings that are written by one statement. */
const LOT_SIZE = 1_000;

interface StoredRow {
  id: number;
  homeKey: string | null;
  listing: Listing;
}

/** The address in a key holds the unit that the owner stated of the land register, which the listing does not show. */
function keyOf({ homeKey: known, listing }: StoredRow): string | null {
  if (known?.startsWith("register:")) return known;
  const [, postCode, street] = /^address:(\S+) (.+)$/.exec(known ?? "") ?? [];
  return street === undefined
    ? homeKey(listing)
    : `address:${postCode} ${canonicalAddress(street)}`;
}

/** Words by which the address of a listing is found that its text does not have; none for most. */
function newWordsOf({ listing: { address } }: StoredRow): string {
  const words = plainWords(address.fullAddress);
  return addressWords(address.fullAddress, address.street).slice(words.length).join(" ");
}

const writeLot = async (db: Kysely<unknown>, after: number): Promise<number | null> => {
  const { rows } = await sql<StoredRow>`
    select id, home_key as "homeKey", listing from listing where id > ${after} order by id limit ${LOT_SIZE}
  `.execute(db);
  const keys = rows
    .map((row) => ({ id: row.id, known: row.homeKey, key: keyOf(row) }))
    .filter(({ known, key }) => known !== key);
  const words = rows
    .map((row) => ({ id: row.id, words: newWordsOf(row) }))
    .filter((row) => row.words !== "");
  await sql`
    update listing set home_key = n.key
    from json_to_recordset(${JSON.stringify(keys)}::json) as n(id int8, key text) where listing.id = n.id
  `.execute(db);
  await sql`
    update listing_words w set address_words = w.address_words || array_to_tsvector(string_to_array(n.words, ' '))
    from json_to_recordset(${JSON.stringify(words)}::json) as n(id int8, words text) where w.id = n.id
  `.execute(db);
  return rows.at(-1)?.id ?? null;
};

/**
 * One home has one key (D87), and is found, however its address is written: `Unit 502, 57 Canning St` is `502/57 Canning
 * Street`. Listings of before are written again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (let after: number | null = 0; after !== null; after = await writeLot(db, after));
}
