import { errorCode, errorMessage } from "@hjem/domain/narrow";

/** Of the network between this process and the server. */
const networkCodes: ReadonlySet<string | undefined> = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
]);
/** Of the server: class 08 is about connections, 53300 too many of them, 57P01 to 57P03 a server that stops or starts. */
const serverCodes = /^(?:08...|53300|57P0[123])$/;
/** What the drivers throw without a code, when a connection ends, none is free in time, or the embedded engine is closed. */
const messages =
  /^(?:Connection terminated|timeout (?:expired|exceeded)|Client (?:has encountered a connection error|was closed)|The embedded database)/;

/** Whether an error says that the database cannot be reached; the same request may succeed later. */
export const isDatabaseAway = (error: unknown): boolean => {
  const code = errorCode(error);
  if (code === undefined) return error instanceof Error && messages.test(errorMessage(error));
  return networkCodes.has(code) || serverCodes.test(code);
};
