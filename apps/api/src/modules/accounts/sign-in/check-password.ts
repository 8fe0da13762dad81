import { PASSWORD_MAX_BYTES, PASSWORD_MIN_LENGTH } from "@hjem/domain/account/account-rules";
import {
  type PasswordError,
  passwordError,
  type PasswordOwner,
} from "@hjem/domain/account/password-rule";
import type { FastifyRequest } from "fastify";
import { ApiError } from "../../../plugins/api-error.ts";
import { auditSource, writeAudit } from "../../../security/audit.ts";
import { isCommonPassword } from "../../../security/common-passwords.ts";
import type { CountedTry } from "../../../security/password-attempts.ts";
import type { AccountDeps } from "../account-deps.ts";
import type { Account } from "../account-repository.ts";
import { deviceHashOf } from "./sign-in.ts";

const bounds: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  password_short: { min: PASSWORD_MIN_LENGTH },
  password_long: { max: PASSWORD_MAX_BYTES },
};

/** What is wrong with a chosen password. A password that fails the rules is not looked up among leaked ones. */
const findPasswordError = async (
  { breachedPasswords }: Pick<AccountDeps, "breachedPasswords">,
  password: string,
  owner: PasswordOwner,
): Promise<PasswordError | "password_breached" | null> => {
  const fieldError = passwordError(password, owner, isCommonPassword);
  if (fieldError !== null) return fieldError;
  return (await breachedPasswords?.has(password)) ? "password_breached" : null;
};

/** @throws {ApiError} `password_weak` with a field error that says what is wrong with a chosen password. */
export const rejectWeakPassword = async (
  deps: Pick<AccountDeps, "breachedPasswords">,
  password: string,
  owner: PasswordOwner,
  field = "password",
): Promise<void> => {
  const fieldError = await findPasswordError(deps, password, owner);
  if (fieldError === null) return;
  const values = bounds[fieldError];
  throw new ApiError("password_weak", {
    fieldErrors: [{ field, sentence: fieldError, ...(values && { values }) }],
  });
};

/**
 * The account whose address and password these are; the caller removes the counted attempt. Tries are counted before the password is looked at, and an address
 * without an account costs as much time as one with.
 * @throws {ApiError} `wrong_credentials`, `too_many_requests`, `device_unknown` (D40)
 */
export const checkPassword = async (
  deps: AccountDeps,
  { email, password }: { email: string; password: string },
  request: FastifyRequest,
): Promise<{ account: Account; counted: CountedTry }> => {
  const { db, attempts, hasher, now } = deps;
  const { account, counted } = await attempts.begin({
    region: request.region.id,
    email,
    ip: request.ip,
    deviceHash: deviceHashOf(request),
  });
  const isRight = await hasher.isRight(account?.password_hash ?? null, password);
  if (!account || !isRight) {
    const kind = account ? "sign_in_failed" : "sign_in_unknown";
    const source = auditSource(deps.keys, request);
    await writeAudit(db, account?.audit_id ?? null, kind, now(), { source });
    throw new ApiError("wrong_credentials");
  }
  return { account, counted };
};
