import type { Database } from "../db/schema.ts";
import type { MailPost } from "../mail/mail-post.ts";
import { createFactors, type Factors } from "../modules/factors/factors.ts";
import { createPasswordAttempts, type PasswordAttempts } from "./password-attempts.ts";
import type { PasswordHasher } from "./password-hasher.ts";
import { createRequestLimits, type RequestLimits } from "./request-limits.ts";
import type { TokenKeys } from "./secrets.ts";
import { createSessions, type Sessions } from "./sessions.ts";
import { createRequireUser, type RequireUser } from "./signed-in.ts";

/** Everything that routes about accounts stand on. */
export interface AccountRoom {
  db: Database;
  keys: TokenKeys;
  hasher: PasswordHasher;
  sessions: Sessions;
  limits: RequestLimits;
  attempts: PasswordAttempts;
  requireUser: RequireUser;
  factors: Factors;
  post: MailPost;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** Opens the room of one process. */
export const openAccountRoom = (deps: {
  db: Database;
  keys: TokenKeys;
  factorKey: Uint8Array | null;
  hasher: PasswordHasher;
  post: MailPost;
  now: () => number;
}): AccountRoom => {
  const sessions = createSessions(deps);
  const limits = createRequestLimits(deps);
  return {
    ...deps,
    sessions,
    limits,
    factors: createFactors({ ...deps, limits }),
    attempts: createPasswordAttempts(deps),
    requireUser: createRequireUser({ ...deps, sessions }),
  };
};
