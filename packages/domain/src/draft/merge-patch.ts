import { isRecord } from "../narrow.ts";
import type { DraftContent } from "./draft-field.ts";
import type { DraftPatch } from "./draft.ts";

/**
 * JSON Merge Patch (RFC 7396): a missing member stays, `null` removes it, an object is merged, anything else replaces.
 * Neither value is changed.
 */
export function mergePatch(target: unknown, patch: unknown): unknown {
  if (!isRecord(patch)) return patch;
  const merged = new Map(Object.entries(isRecord(target) ? target : {}));
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) merged.delete(key);
    else if (value !== undefined) merged.set(key, mergePatch(merged.get(key), value));
  }
  return Object.fromEntries(merged);
}

/** A part whose fields may all be missing has the same type after a change of some of them. */
const mergePart = <Part extends object>(part: Part, patch: object | undefined): Part =>
  patch === undefined ? part : (mergePatch(part, patch) as Part);

/**
 * A draft after a `PATCH` (LIST-107, D89), on the server and at once in the wizard. The land register takes the
 * place's nickname from the location (LIST-050).
 */
export function mergeDraft<Stored extends DraftContent>(draft: Stored, patch: DraftPatch): Stored {
  const location = mergePart(draft.location, patch.location);
  const nickname = patch.location && { subLocalityNickname: location.subLocalityNickname ?? null };
  return {
    ...draft,
    listingType: patch.listingType ?? draft.listingType,
    location,
    propertyDetail: mergePart(
      mergePart(draft.propertyDetail, patch.propertyDetail),
      nickname && { landRegistry: nickname },
    ),
    priceAndDate: mergePart(draft.priceAndDate, patch.priceAndDate),
    contacts: mergePart(draft.contacts, patch.contacts),
  };
}
