import { z } from "zod";
import type { Queries } from "../../db/schema.ts";
import { ApiError } from "../../plugins/api-error.ts";
import {
  changeCollection,
  type CollectionUser,
  type OpenCollection,
  type Outcome,
} from "./collection-access.ts";
import type { CollectionDeps } from "./collection-deps.ts";
import { requireSavedHome, storedId } from "./saved-homes.ts";

/** A home of a collection, as the address of a call names it. */
export interface HomeReference {
  collectionId: string;
  propertyId: string;
}

/** A home of a collection that is being changed. */
export interface OpenHome {
  collection: OpenCollection;
  collectionId: string;
  propertyId: string;
}

/**
 * Changes something about a home of a collection; `at` is ISO 8601.
 * @throws {ApiError} `not_found` where the home is not in it.
 */
export function changeHome<Value>(
  deps: CollectionDeps,
  user: CollectionUser,
  reference: HomeReference,
  work: (trx: Queries, home: OpenHome, at: string) => Promise<Outcome<Value>>,
): Promise<Value> {
  const propertyId = storedId(reference.propertyId);
  return changeCollection(deps, user, reference.collectionId, async (trx, collection, at) => {
    await requireSavedHome(trx, collection.id, [propertyId]);
    const home = { collection, collectionId: collection.id, propertyId };
    return work(trx, home, new Date(at).toISOString());
  });
}

/**
 * An id as the database reads it.
 * @throws {ApiError} `not_found` for what cannot be one.
 */
export function requireId(id: string): string {
  if (!z.uuid().safeParse(id).success) throw new ApiError("not_found");
  return id;
}
