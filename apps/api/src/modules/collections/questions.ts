import type { HomeQuestion } from "@hjem/domain/saved/decision";
import { QUESTIONS_MAX } from "@hjem/domain/saved/saved-rules";
import { sql } from "kysely";
import { uuidV7 } from "../../db/uuid-v7.ts";
import { ApiError } from "../../plugins/api-error.ts";
import { changeHome, type HomeReference, requireId } from "./change-home.ts";
import type { CollectionUser } from "./collection-access.ts";
import type { CollectionDeps } from "./collection-deps.ts";
import { questionOf } from "./home-statements.ts";

/**
 * Adds a question to ask about a home.
 * @throws {ApiError} `questions_full` above 50 for a home.
 */
export async function addQuestion(
  deps: CollectionDeps,
  user: CollectionUser,
  reference: HomeReference,
  text: string,
): Promise<HomeQuestion> {
  return changeHome(deps, user, reference, async (trx, { collectionId, propertyId }, at) => {
    const { count } = await trx
      .selectFrom("home_question")
      .select(sql<number>`count(*)::int4`.as("count"))
      .where("collection_id", "=", collectionId)
      .where("property_id", "=", propertyId)
      .executeTakeFirstOrThrow();
    if (count >= QUESTIONS_MAX) {
      throw new ApiError("questions_full", { values: { max: QUESTIONS_MAX } });
    }
    const row = await trx
      .insertInto("home_question")
      .values({
        id: uuidV7(Date.parse(at)),
        collection_id: collectionId,
        property_id: propertyId,
        account_id: user.accountId,
        text,
        is_asked: false,
        created_at: at,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    return { isChanged: true, value: questionOf(row) };
  });
}

/**
 * Marks a question as asked, or not; anybody of the collection may.
 * @throws {ApiError} `not_found`.
 */
export async function changeQuestion(
  deps: CollectionDeps,
  user: CollectionUser,
  reference: HomeReference & { questionId: string },
  isAsked: boolean,
): Promise<HomeQuestion> {
  const id = requireId(reference.questionId);
  return changeHome(deps, user, reference, async (trx, { collectionId, propertyId }) => {
    const row = await trx
      .updateTable("home_question")
      .set({ is_asked: isAsked })
      .where("id", "=", id)
      .where("collection_id", "=", collectionId)
      .where("property_id", "=", propertyId)
      .returningAll()
      .executeTakeFirst();
    if (!row) throw new ApiError("not_found");
    return { isChanged: true, value: questionOf(row) };
  });
}

/** Removes a question; one that is not there changes nothing. */
export async function removeQuestion(
  deps: CollectionDeps,
  user: CollectionUser,
  reference: HomeReference & { questionId: string },
): Promise<void> {
  const id = requireId(reference.questionId);
  await changeHome(deps, user, reference, async (trx, { collectionId, propertyId }) => {
    const removed = await trx
      .deleteFrom("home_question")
      .where("id", "=", id)
      .where("collection_id", "=", collectionId)
      .where("property_id", "=", propertyId)
      .returning("id")
      .executeTakeFirst();
    return { isChanged: removed !== undefined, value: null };
  });
}
