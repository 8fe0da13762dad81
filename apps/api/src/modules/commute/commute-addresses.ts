import type { CommuteAddress, NewCommuteAddress } from "@hjem/domain/account/commute-address";
import { COMMUTE_ADDRESSES_MAX } from "@hjem/domain/travel/directions";
import { sql } from "kysely";
import type { Queries } from "../../db/schema.ts";
import { uuidV7 } from "../../db/uuid-v7.ts";
import { ApiError } from "../../plugins/api-error.ts";

/** Whose addresses, and when. */
export interface CommuteOwner {
  accountId: string;
  /** Milliseconds since 1970. */
  now: number;
}

const rowsOf = (db: Queries, accountId: string) =>
  db
    .selectFrom("commute_address")
    .selectAll()
    .where("account_id", "=", accountId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();

/** The addresses of a person in the order they were added. */
export const listCommuteAddresses = async (
  db: Queries,
  accountId: string,
): Promise<CommuteAddress[]> =>
  (await rowsOf(db, accountId)).map(({ id, display_name, lat, lng, is_hidden }) => ({
    id,
    displayName: display_name,
    coordinates: { lat, lng },
    isHidden: is_hidden,
  }));

/**
 * Adds addresses after those that are there, each place once; one that is there stays as it is. Of several the first
 * ones that fit are added.
 * @throws {ApiError} `limit_reached` where none of those that are new fits.
 */
export async function addCommuteAddresses(
  trx: Queries,
  { accountId, now }: CommuteOwner,
  addresses: readonly NewCommuteAddress[],
): Promise<CommuteAddress[]> {
  // Two tabs of one person add at once: their number is of all.
  await sql`select id from account where id = ${accountId} for no key update`.execute(trx);
  const rows = await rowsOf(trx, accountId);
  const places = new Set(rows.map(({ lat, lng }) => `${lat},${lng}`));
  const newOnes = addresses.filter(({ coordinates: { lat, lng } }) => {
    const isNew = !places.has(`${lat},${lng}`);
    places.add(`${lat},${lng}`);
    return isNew;
  });
  const room = COMMUTE_ADDRESSES_MAX - (places.size - newOnes.length);
  if (newOnes.length > 0 && room <= 0) {
    throw new ApiError("limit_reached", { values: { max: COMMUTE_ADDRESSES_MAX } });
  }
  // A millisecond apart and after those that are there, so that they keep their order.
  const last = rows.at(-1)?.created_at.getTime() ?? 0;
  const first = Math.max(now, last + 1);
  for (const [index, address] of newOnes.slice(0, room).entries()) {
    const at = first + index;
    await trx
      .insertInto("commute_address")
      .values({
        id: uuidV7(at),
        account_id: accountId,
        display_name: address.displayName,
        ...address.coordinates,
        is_hidden: address.isHidden,
        created_at: new Date(at).toISOString(),
      })
      .execute();
  }
  return listCommuteAddresses(trx, accountId);
}

/**
 * Hides one of the person's addresses or shows it again (SAVE-057).
 * @throws {ApiError} `not_found` for one that is not theirs.
 */
export async function hideCommuteAddress(
  db: Queries,
  accountId: string,
  id: string,
  isHidden: boolean,
): Promise<CommuteAddress[]> {
  const changed = await db
    .updateTable("commute_address")
    .set({ is_hidden: isHidden })
    .where("account_id", "=", accountId)
    .where("id", "=", id)
    .returning("id")
    .execute();
  if (changed.length === 0) throw new ApiError("not_found");
  return listCommuteAddresses(db, accountId);
}

/** Removes one of the person's addresses; what is not there stays away. */
export async function removeCommuteAddress(
  db: Queries,
  accountId: string,
  id: string,
): Promise<CommuteAddress[]> {
  await db
    .deleteFrom("commute_address")
    .where("account_id", "=", accountId)
    .where("id", "=", id)
    .execute();
  return listCommuteAddresses(db, accountId);
}

/** The addresses of a person for the export of personal data (ACC-086, D38). */
export const exportCommute = async (db: Queries, accountId: string) => ({
  commuteAddresses: (await rowsOf(db, accountId)).map((row) => ({
    name: row.display_name,
    latitude: row.lat,
    longitude: row.lng,
    isHidden: row.is_hidden,
    createdAt: row.created_at.toISOString(),
  })),
});
