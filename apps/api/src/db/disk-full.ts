import { errorCode } from "@hjem/domain/narrow";

/** ENOSPC and EDQUOT of the system, PostgreSQL's `disk_full`. */
const fullCodes: ReadonlySet<string | undefined> = new Set(["ENOSPC", "EDQUOT", "53100"]);

/** Whether an error, or what caused it, is that the disk has no room. */
export const isDiskFull = (error: unknown): boolean =>
  fullCodes.has(errorCode(error)) ||
  (error instanceof Error && error.cause !== undefined && isDiskFull(error.cause));
