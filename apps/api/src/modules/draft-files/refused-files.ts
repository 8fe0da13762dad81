import { ApiError } from "../../plugins/api-error.ts";
import type { RequestLimits } from "../../security/request-limits.ts";

const refusals: ReadonlySet<string> = new Set([
  "picture_refused",
  "picture_too_large",
  "attachment_refused",
]);

/**
 * Checks a file of a person, and counts it where it is refused.
 * @throws {ApiError} `too_many_requests` after 60 refused files in an hour, before the file is looked at.
 */
export async function countRefusals<Result>(
  limits: RequestLimits,
  accountId: string,
  check: () => Promise<Result>,
): Promise<Result> {
  await limits.requireBelow("refused_file", accountId);
  try {
    return await check();
  } catch (error) {
    if (error instanceof ApiError && refusals.has(error.code)) {
      await limits.ofSubject("refused_file", accountId);
    }
    throw error;
  }
}
