import type { AccountDeps } from "../accounts/account-deps.ts";

/** Hears of changes of collections once they are committed; the live connection passes them on (D77). */
export interface CollectionChanges {
  /** `version` as stored; `userId` of who changed it. */
  changed(collectionId: string, version: number, userId: string): void;
}

/** What routes of collections take. */
export interface CollectionDeps extends Pick<
  AccountDeps,
  "db" | "limits" | "requireUser" | "mailQueue" | "now"
> {
  changes: CollectionChanges;
}
