import { draftsApi } from "@hjem/api-client/endpoints/drafts";
import { isApiError } from "@hjem/api-client/errors/api-error";
import type { Draft, DraftPatch } from "@hjem/domain/draft/draft";
import type { StorefrontStore } from "@hjem/storefront/store";
import type { SaveResult } from "./draft-editor.ts";

const { getDraft, changeDraft } = draftsApi.endpoints;

/** Whether the person has signed out in this tab; a session that has only ended is another thing. */
export const hasSignedOut = (store: StorefrontStore): boolean =>
  store.getState().session.current.hasLeft ?? false;

/** The draft as the API has it now; null if it could not be read. */
export async function loadDraft(store: StorefrontStore, id: string): Promise<Draft | null> {
  const { data } = await store.dispatch(
    getDraft.initiate(id, { subscribe: false, forceRefetch: true }),
  );
  return data ?? null;
}

/** Saves a change that was made to a version of a draft (D89). */
export async function saveDraft(
  store: StorefrontStore,
  change: { id: string; version: number; body: DraftPatch },
): Promise<SaveResult> {
  const { data, error } = await store.dispatch(changeDraft.initiate(change, { track: false }));
  if (data) return { kind: "saved", draft: data };
  if (!isApiError(error)) return { kind: "unreachable" };
  if (error.code === "draft_changed") return { kind: "changed" };
  const isRefused =
    error.status >= 400 && error.status < 500 && ![401, 408, 429].includes(error.status);
  if (!isRefused) return { kind: "unreachable" };
  const [first] = Object.values(error.fields ?? {});
  return { kind: "refused", message: first ?? error.message };
}
