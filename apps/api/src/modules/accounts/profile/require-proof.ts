import { RECENT_SIGN_IN_MS } from "@hjem/domain/account/account-rules";
import type { FastifyRequest } from "fastify";
import { ApiError } from "../../../plugins/api-error.ts";
import { auditSource, writeAudit } from "../../../security/audit.ts";
import { readRefreshToken } from "../../../security/cookies.ts";
import type { AccountDeps } from "../account-deps.ts";
import { type Account, readAccount } from "../account-repository.ts";

/**
 * Refuses a request unless its session has proved within the last five minutes whose it is, by a sign-in or by
 * `POST /api/user/proof`, and comes from the browser that owns it: the access token, which a script of the page can
 * read, changes no way into an account by itself (ASVS 7.5.1).
 * @throws {ApiError} `sign_in_again`
 */
export const requireProof = async (
  { sessions, now }: AccountDeps,
  request: FastifyRequest,
): Promise<void> => {
  const { sessionId } = request.user;
  const cookie = readRefreshToken(request);
  const [holder, proof] = await Promise.all([
    cookie === null ? null : sessions.ofRefreshToken(cookie),
    sessions.proofOf(sessionId),
  ]);
  const isRecent = proof !== null && now() - proof.provedAt <= RECENT_SIGN_IN_MS;
  if (holder?.sessionId !== sessionId || !isRecent) throw new ApiError("sign_in_again");
};

/**
 * Refuses a password that is not the signed-in person's; tries are counted.
 * @throws {ApiError} `validation_failed` that names the field, `too_many_requests`
 */
export const requirePassword = async (
  { db, keys, hasher, limits, now }: AccountDeps,
  request: FastifyRequest,
  account: Account,
  { field, password }: { field: string; password: string | undefined },
): Promise<void> => {
  if (password === undefined) {
    throw new ApiError("validation_failed", { fieldErrors: [{ field, sentence: "required" }] });
  }
  await limits.ofSubject("password", account.id);
  if (await hasher.isRight(account.password_hash, password)) return;
  const source = auditSource(keys, request);
  await writeAudit(db, account.audit_id, "reauthentication_failed", now(), { source });
  throw new ApiError("validation_failed", { fieldErrors: [{ field, sentence: "password_wrong" }] });
};

/**
 * The account of the signed-in person, who proves their identity again: by the password of the form and, where the
 * account has none or a second factor, as `requireProof` requires (D38).
 * @throws {ApiError} `validation_failed` that names the field, `sign_in_again`, `too_many_requests`
 */
export const provenAccount = async (
  deps: AccountDeps,
  request: FastifyRequest,
  proof: { field: string; password: string | undefined },
): Promise<Account> => {
  const account = await readAccount(deps.db, request.user.id);
  if (account.password_hash === null || account.has_second_factor)
    await requireProof(deps, request);
  if (account.password_hash !== null) await requirePassword(deps, request, account, proof);
  return account;
};
