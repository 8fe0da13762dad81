import type { Site } from "../../regions.ts";
import type { AccountDeps } from "../accounts/account-deps.ts";

/** What routes of draft listings take. */
export interface DraftDeps extends Pick<
  AccountDeps,
  "db" | "limits" | "requireUser" | "mailQueue" | "now"
> {
  /** The markets that are served. */
  regions: readonly Site[];
}
