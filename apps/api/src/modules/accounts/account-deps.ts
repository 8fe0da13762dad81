import type { Database } from "../../db/schema.ts";
import type { MailQueue } from "../../mail/mail-queue.ts";
import type { BreachedPasswords } from "../../security/breached-passwords.ts";
import { createPasswordAttempts, type PasswordAttempts } from "../../security/password-attempts.ts";
import type { PasswordHasher } from "../../security/password-hasher.ts";
import { createRequestLimits, type RequestLimits } from "../../security/request-limits.ts";
import type { TokenKeys } from "../../security/secrets.ts";
import { createFactors, type Factors } from "./second-factors/second-factors.ts";
import { createRequireUser, type RequireUser } from "./sessions/require-user.ts";
import { createSessions, type Sessions } from "./sessions/sessions.ts";

/** What routes about accounts take. */
export interface AccountDeps {
  db: Database;
  keys: TokenKeys;
  hasher: PasswordHasher;
  /** Null where no service is configured. */
  breachedPasswords: BreachedPasswords | null;
  sessions: Sessions;
  limits: RequestLimits;
  attempts: PasswordAttempts;
  requireUser: RequireUser;
  factors: Factors;
  mailQueue: MailQueue;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** Opens the deps of one process. */
export const createAccountDeps = (deps: {
  db: Database;
  keys: TokenKeys;
  factorKey: Uint8Array | null;
  hasher: PasswordHasher;
  breachedPasswords: BreachedPasswords | null;
  mailQueue: MailQueue;
  now: () => number;
}): AccountDeps => {
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
