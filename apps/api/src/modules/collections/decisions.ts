import type {
  CheckRequest,
  HomeNote,
  NoteRequest,
  VerdictRequest,
} from "@hjem/domain/saved/decision";
import { CHECKS_MAX } from "@hjem/domain/saved/saved-rules";
import { toSnakeKeys } from "@hjem/domain/wire/case";
import { sql } from "kysely";
import type { z } from "zod";
import { ApiError } from "../../plugins/api-error.ts";
import { readAccount } from "../accounts/account-repository.ts";
import { changeHome, type HomeReference } from "./change-home.ts";
import type { CollectionUser } from "./collection-access.ts";
import type { CollectionDeps } from "./collection-deps.ts";
import { noteOf } from "./home-statements.ts";

/**
 * Writes the person's own note on a home, or removes it where the text is empty (D62).
 * @throws {ApiError} `note_changed` with the current note where another version is stored.
 */
export async function saveNote(
  deps: CollectionDeps,
  user: CollectionUser,
  reference: HomeReference,
  { text, version }: NoteRequest,
): Promise<HomeNote | null> {
  return changeHome(deps, user, reference, async (trx, { collection, ...home }, at) => {
    const own = {
      collection_id: home.collectionId,
      property_id: home.propertyId,
      account_id: user.accountId,
    };
    const stored = await trx
      .selectFrom("home_note")
      .selectAll()
      .where((is) => is.and(own))
      .executeTakeFirst();
    if ((stored?.version ?? 0) !== version) {
      const current = stored ? toSnakeKeys(noteOf(stored)) : null;
      throw new ApiError("note_changed", { current });
    }
    if (text === "") {
      await trx
        .deleteFrom("home_note")
        .where((is) => is.and(own))
        .execute();
      return { isChanged: stored !== undefined, value: null };
    }
    const { name } = await readAccount(trx, user.accountId);
    // The collection's next version: no note ever has the version of one that was removed.
    const change = { name, text, version: collection.version + 1, updated_at: at };
    const row = await trx
      .insertInto("home_note")
      .values({ ...own, ...change })
      .onConflict((conflict) =>
        conflict.columns(["collection_id", "property_id", "account_id"]).doUpdateSet(change),
      )
      .returningAll()
      .executeTakeFirstOrThrow();
    return { isChanged: true, value: noteOf(row) };
  });
}

/** Writes the person's own verdict on a home; null removes it. */
export async function saveVerdict(
  deps: CollectionDeps,
  user: CollectionUser,
  reference: HomeReference,
  { verdict, reason }: z.output<typeof VerdictRequest>,
): Promise<void> {
  await changeHome(deps, user, reference, async (trx, { collectionId, propertyId }, at) => {
    const own = {
      collection_id: collectionId,
      property_id: propertyId,
      account_id: user.accountId,
    };
    if (verdict === null) {
      const removed = await trx
        .deleteFrom("home_verdict")
        .where((is) => is.and(own))
        .returning("account_id")
        .executeTakeFirst();
      return { isChanged: removed !== undefined, value: null };
    }
    const change = { verdict, reason, updated_at: at };
    await trx
      .insertInto("home_verdict")
      .values({ ...own, ...change })
      .onConflict((conflict) =>
        conflict.columns(["collection_id", "property_id", "account_id"]).doUpdateSet(change),
      )
      .execute();
    return { isChanged: true, value: null };
  });
}

/**
 * Writes one line of the person's own checklist for a home; null clears it.
 * @throws {ApiError} `rule_violated` above 60 lines.
 */
export async function saveCheck(
  deps: CollectionDeps,
  user: CollectionUser,
  reference: HomeReference,
  { item, result }: CheckRequest,
): Promise<void> {
  await changeHome(deps, user, reference, async (trx, { collectionId, propertyId }, at) => {
    const own = {
      collection_id: collectionId,
      property_id: propertyId,
      account_id: user.accountId,
    };
    if (result === null) {
      const removed = await trx
        .deleteFrom("home_check")
        .where((is) => is.and({ ...own, item }))
        .returning("item")
        .executeTakeFirst();
      return { isChanged: removed !== undefined, value: null };
    }
    const change = { result, updated_at: at };
    await trx
      .insertInto("home_check")
      .values({ ...own, item, ...change })
      .onConflict((conflict) =>
        conflict
          .columns(["collection_id", "property_id", "account_id", "item"])
          .doUpdateSet(change),
      )
      .execute();
    const { count } = await trx
      .selectFrom("home_check")
      .select(sql<number>`count(*)::int4`.as("count"))
      .where((is) => is.and(own))
      .executeTakeFirstOrThrow();
    if (count > CHECKS_MAX) throw new ApiError("rule_violated");
    return { isChanged: true, value: null };
  });
}
