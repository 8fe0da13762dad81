import type { Region } from "@hjem/domain/region";
import type { AccountDeps } from "../../accounts/account-deps.ts";
import type { PushSettings } from "../push/push-settings.ts";

/** Root of the calls about alerts. */
export const NOTIFICATIONS_PATH = "/api/v2/notifications";
/** Where the API's description lists them. */
export const tags = ["saved"];

/** What routes about alerts take. */
export interface NotificationDeps extends Pick<
  AccountDeps,
  "db" | "limits" | "requireUser" | "now"
> {
  regions: readonly Region[];
  /** Called, once it is committed, with the accounts whose unread alerts have changed (D77). */
  onAlerts: (accountIds: readonly string[]) => void;
  /** Null where push is off. */
  push: PushSettings | null;
}
