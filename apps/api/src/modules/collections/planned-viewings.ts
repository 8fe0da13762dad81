import { viewingDay } from "@hjem/domain/listing/viewing-date";
import type { PlannedViewing } from "@hjem/domain/saved/decision";
import type { Database, Queries } from "../../db/schema.ts";
import { ApiError } from "../../plugins/api-error.ts";
import { findListing } from "../listings/repository.ts";
import { changeHome } from "./change-home.ts";
import type { CollectionUser } from "./collection-access.ts";
import type { CollectionDeps } from "./collection-deps.ts";
import { readMemberIds } from "./members.ts";

/** Who attends which viewing of a collection; viewings that are not in it are attended by everybody. */
export async function readPlannedViewings(
  db: Database,
  collectionId: string,
): Promise<PlannedViewing[]> {
  const members = new Set(await readMemberIds(db, collectionId));
  const rows = await db
    .selectFrom("planned_viewing as v")
    .innerJoin("collection_home as h", (join) =>
      join
        .onRef("h.collection_id", "=", "v.collection_id")
        .onRef("h.property_id", "=", "v.property_id"),
    )
    .selectAll("v")
    .where("v.collection_id", "=", collectionId)
    .where("h.removed_at", "is", null)
    .orderBy("v.day")
    .orderBy("v.time_from")
    .orderBy("v.property_id")
    .execute();
  return rows.map((row) => ({
    propertyId: row.property_id,
    day: row.day,
    timeFrom: row.time_from,
    userIds: row.account_ids.filter((id) => members.has(id)),
  }));
}

const hasViewing = async (trx: Queries, viewing: PlannedViewing): Promise<boolean> => {
  const found = await findListing(trx, viewing.propertyId);
  return (
    found?.listing.viewingDates.some(
      (each) => viewingDay(each) === viewing.day && each.timeFrom === viewing.timeFrom,
    ) ?? false
  );
};

/**
 * Changes who of a collection attends a viewing.
 * @throws {ApiError} `validation_failed` for a viewing that the home does not have, `not_found` for who is no member.
 */
export async function planViewing(
  deps: CollectionDeps,
  user: CollectionUser,
  collectionId: string,
  viewing: PlannedViewing,
): Promise<void> {
  const reference = { collectionId, propertyId: viewing.propertyId };
  await changeHome(deps, user, reference, async (trx, home) => {
    if (!(await hasViewing(trx, viewing))) {
      throw new ApiError("validation_failed", {
        fieldErrors: [{ field: "day", sentence: "viewing" }],
      });
    }
    const members = await readMemberIds(trx, home.collectionId);
    const userIds = [...new Set(viewing.userIds)];
    if (userIds.some((id) => !members.includes(id))) throw new ApiError("not_found");
    const key = {
      collection_id: home.collectionId,
      property_id: home.propertyId,
      day: viewing.day,
      time_from: viewing.timeFrom,
    };
    await trx
      .deleteFrom("planned_viewing")
      .where((is) => is.and(key))
      .execute();
    // Everybody is what is without a row, so that who joins later attends too.
    if (userIds.length < members.length) {
      const accountIds = JSON.stringify(userIds);
      await trx
        .insertInto("planned_viewing")
        .values({ ...key, account_ids: accountIds })
        .execute();
    }
    return { isChanged: true, value: null };
  });
}
