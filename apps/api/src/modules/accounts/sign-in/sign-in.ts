import type { AccessTokenResponse } from "@hjem/domain/account/auth-response";
import type { SecondStepResponse } from "@hjem/domain/account/second-factor";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Queries } from "../../../db/schema.ts";
import { inTransaction } from "../../../db/transaction.ts";
import { ApiError } from "../../../plugins/api-error.ts";
import { ACCESS_TOKEN_SECONDS, signAccessToken } from "../../../security/access-token.ts";
import { auditSource } from "../../../security/audit.ts";
import {
  deviceCookie,
  filesCookie,
  readCookie,
  refreshCookie,
  setCookie,
} from "../../../security/cookies.ts";
import { deviceName } from "../../../security/device-name.ts";
import { signFilesToken } from "../../../security/files-token.ts";
import type { CountedTry } from "../../../security/password-attempts.ts";
import { hashOfToken, randomToken } from "../../../security/secrets.ts";
import type { AccountDeps } from "../account-deps.ts";
import type { Account } from "../account-repository.ts";
import { sendNotice } from "../mails/account-mails.ts";
import { pageOf } from "../mails/request-page.ts";
import { tokenPlace } from "../sessions/require-user.ts";
import type { Device, OpenSession } from "../sessions/sessions.ts";

const STATUS_ACCEPTED = 202;
const DEVICE_TOKEN = /^[\w-]{43}$/;

/** The device's own token out of its cookie, null for one that has none. */
const deviceToken = (request: FastifyRequest): string | null => {
  const token = readCookie(request, deviceCookie.name);
  return token !== null && DEVICE_TOKEN.test(token) ? token : null;
};

/** Hash of the device's cookie; null for a device that was never here. */
export const deviceHashOf = (request: FastifyRequest): string | null => {
  const token = deviceToken(request);
  return token === null ? null : hashOfToken(token);
};

/**
 * Sends the tokens of a session: the access token in the response, the refresh token as a cookie (D6), and a cookie with
 * which the person's own files are shown (D130).
 */
export const sendSession = async (
  { keys, now }: AccountDeps,
  { accountId, sessionId, refreshToken }: OpenSession,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<AccessTokenResponse> => {
  const subject = { accountId, sessionId };
  setCookie(request, reply, refreshCookie(request), refreshToken);
  const filesToken = await signFilesToken(keys, sessionId, tokenPlace(request), now());
  setCookie(request, reply, filesCookie(request), filesToken);
  return {
    accessToken: await signAccessToken(keys, subject, tokenPlace(request), now()),
    expiresIn: ACCESS_TOKEN_SECONDS,
  };
};

/** @throws {ApiError} for an account that nobody may sign in to now (D38, D106). */
export const rejectClosedAccount = (
  account: Pick<Account, "verified_at" | "erase_at" | "locked_at">,
): void => {
  if (account.locked_at !== null) throw new ApiError("account_locked");
  if (account.erase_at !== null) throw new ApiError("account_deletion_pending");
  if (account.verified_at === null) throw new ApiError("activation_needed");
};

/**
 * Opens a session for a person who has completed all steps of the sign-in; the first on another device is notified by
 * mail, in the same transaction. A device that the counted try knows needs none: all is one statement.
 */
export const openSignedIn = async (
  deps: AccountDeps,
  account: Account,
  request: FastifyRequest,
  reply: FastifyReply,
  { hasFactor, counted }: { hasFactor: boolean; counted?: CountedTry | undefined },
): Promise<AccessTokenResponse> => {
  rejectClosedAccount(account);
  const token = deviceToken(request) ?? randomToken();
  const device: Device = {
    hash: hashOfToken(token),
    name: deviceName(request.headers["user-agent"]),
  };
  const owner = { id: account.id, auditId: account.audit_id };
  const source = auditSource(deps.keys, request);
  const open = (queries: Queries) =>
    deps.sessions.open(queries, owner, device, { hasFactor, source, counted });
  const openAndNotify = async (trx: Queries) => {
    const session = await open(trx);
    const values = { device: device.name };
    if (session.isNewDevice) {
      await sendNotice(deps, trx, "new_device", account, pageOf(request), values);
    }
    return session;
  };
  const session = await (counted?.isKnownDevice
    ? open(deps.db)
    : inTransaction(deps.db, openAndNotify));
  if (session.isNewDevice) deps.mailQueue.wake();
  setCookie(request, reply, deviceCookie, token);
  return sendSession(deps, session, request, reply);
};

/** True for an active account without a second factor, whose first opens a session. */
export const mayOpenSession = (account: Account): boolean =>
  account.erase_at === null &&
  account.locked_at === null &&
  account.verified_at !== null &&
  !account.has_second_factor;

/**
 * Signs a person in by a first factor: a session, or, for an account that has a second one, the step that requires it,
 * under 202.
 * @param redirect the page to return to after a provider's sign-in
 * @param counted the try that the password was right for
 */
export const signIn = async (
  deps: AccountDeps,
  account: Account,
  request: FastifyRequest,
  reply: FastifyReply,
  { redirect, counted }: { redirect?: string; counted?: CountedTry } = {},
): Promise<AccessTokenResponse | SecondStepResponse> => {
  if (counted && !mayOpenSession(account)) await deps.attempts.succeed(counted);
  rejectClosedAccount(account);
  if (account.has_second_factor) {
    reply.code(STATUS_ACCEPTED);
    return { secondStep: await deps.factors.beginStep(account, request, redirect) };
  }
  const response = await openSignedIn(deps, account, request, reply, { hasFactor: false, counted });
  return { ...response, ...(redirect !== undefined && { redirect }) };
};
