import { DAY_MS } from "../durations.ts";
import type { DraftStatus } from "./draft-rules.ts";

/** Days before its end from which the period of a listing can be renewed (D100). */
export const RENEWABLE_DAYS = 14;

/** A listing as its owner sees it. */
interface RunningListing {
  status: DraftStatus;
  /** End of its period; null before the first. */
  expiresAt: string | null;
}

/** Whether a listing that is shown ends so soon that its next period can begin after this one, without a gap (D100). */
export const isRenewable = ({ status, expiresAt }: RunningListing, now: number): boolean =>
  status === "live" && expiresAt !== null && Date.parse(expiresAt) - now <= RENEWABLE_DAYS * DAY_MS;
