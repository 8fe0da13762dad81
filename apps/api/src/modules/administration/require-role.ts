import { ADMIN_FACTOR_MS, type Role } from "@hjem/domain/account/account-rules";
import type { FastifyRequest } from "fastify";
import { ApiError } from "../../plugins/api-error.ts";
import type { AccountDeps } from "../accounts/account-deps.ts";
import { readAccount } from "../accounts/account-repository.ts";
import { requireGate } from "../accounts/gates/require-gate.ts";
import { type FirstAdministrators, roleOf } from "./role-repository.ts";

/** Dependencies of the admin area's guards. */
export interface RoleDeps {
  accountDeps: AccountDeps;
  first: FirstAdministrators;
}

/** Until when a session's second factor counts in the admin area, in milliseconds; null where it does not. */
export const factorUntil = async (
  { sessions, now }: AccountDeps,
  sessionId: string,
): Promise<number | null> => {
  const factorAt = (await sessions.proofOf(sessionId))?.factorAt ?? null;
  const until = factorAt === null ? 0 : factorAt + ADMIN_FACTOR_MS;
  return until > now() ? until : null;
};

/**
 * Guards routes of the admin area, as `onRequest`: its open gate, an account with one of the roles in this market, and a
 * second factor of the last twelve hours (D56, D106).
 * @throws {ApiError} `access_needed`, `unauthorised`, `role_needed`, `factor_needed`
 */
export const requireRole = ({ accountDeps, first }: RoleDeps, roles: readonly Role[]) => [
  requireGate(accountDeps, "admin"),
  accountDeps.requireUser,
  async ({ user }: FastifyRequest): Promise<void> => {
    const account = await readAccount(accountDeps.db, user.id);
    const isFresh = (await factorUntil(accountDeps, user.sessionId)) !== null;
    if (!account.has_second_factor || !isFresh) throw new ApiError("factor_needed");
    const role = await roleOf(accountDeps.db, account, first, accountDeps.now());
    if (role === null || !roles.includes(role)) throw new ApiError("role_needed");
  },
];
