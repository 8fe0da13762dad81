import type { AccessTokenAnswer } from "@hjem/domain/account/auth-answer";
import type { SecondStepAnswer } from "@hjem/domain/account/second-factor";
import type { FastifyReply, FastifyRequest } from "fastify";
import { inTransaction } from "../../../db/transaction.ts";
import { ApiError } from "../../../plugins/api-error.ts";
import { ACCESS_TOKEN_SECONDS, signAccessToken } from "../../../security/access-token.ts";
import { auditSource } from "../../../security/audit.ts";
import { deviceCookie, readCookie, refreshCookie, setCookie } from "../../../security/cookies.ts";
import { deviceName } from "../../../security/device-name.ts";
import { hashOfToken, randomToken } from "../../../security/secrets.ts";
import type { AccountDeps } from "../account-deps.ts";
import type { Account } from "../account-repository.ts";
import { sendNotice } from "../mails/account-mails.ts";
import { pageOf } from "../mails/request-page.ts";
import type { Device, OpenSession } from "../sessions/sessions.ts";
import { tokenPlace } from "../sessions/signed-in.ts";

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

/** Sends what a session gives: the access token in the answer, the refresh token as a cookie (D6). */
export const answerSession = async (
  { keys, now }: AccountDeps,
  { accountId, sessionId, refreshToken }: OpenSession,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<AccessTokenAnswer> => {
  const subject = { accountId, sessionId };
  setCookie(request, reply, refreshCookie(request), refreshToken);
  return {
    accessToken: await signAccessToken(keys, subject, tokenPlace(request), now()),
    expiresIn: ACCESS_TOKEN_SECONDS,
  };
};

/** @throws {ApiError} for an account that nobody may sign in to now (D38). */
export const refuseClosedAccount = (account: Pick<Account, "verified_at" | "erase_at">): void => {
  if (account.erase_at !== null) throw new ApiError("account_deletion_pending");
  if (account.verified_at === null) throw new ApiError("activation_needed");
};

/** Opens a session for a person who has proved who they are by all that they have; the first on another device is told by mail. */
export const openSignedIn = async (
  deps: AccountDeps,
  account: Account,
  request: FastifyRequest,
  reply: FastifyReply,
  { hasFactor }: { hasFactor: boolean },
): Promise<AccessTokenAnswer> => {
  refuseClosedAccount(account);
  const token = deviceToken(request) ?? randomToken();
  const device: Device = {
    hash: hashOfToken(token),
    name: deviceName(request.headers["user-agent"]),
  };
  const session = await deps.sessions.open({ id: account.id, auditId: account.audit_id }, device, {
    hasFactor,
    source: auditSource(deps.keys, request),
  });
  if (session.isNewDevice) {
    const values = { device: device.name };
    await inTransaction(deps.db, (trx) =>
      sendNotice(deps, trx, "new_device", account, pageOf(request), values),
    );
    deps.mailQueue.wake();
  }
  setCookie(request, reply, deviceCookie, token);
  return answerSession(deps, session, request, reply);
};

/**
 * Signs a person in by a first factor: a session, or, for an account that has a second one, the step that asks for it,
 * under 202.
 * @param redirect where a visitor who came from a provider goes afterwards
 */
export const signIn = async (
  deps: AccountDeps,
  account: Account,
  request: FastifyRequest,
  reply: FastifyReply,
  redirect?: string,
): Promise<AccessTokenAnswer | SecondStepAnswer> => {
  refuseClosedAccount(account);
  if (account.has_second_factor) {
    reply.code(STATUS_ACCEPTED);
    return { secondStep: await deps.factors.beginStep(account, request, redirect) };
  }
  const answer = await openSignedIn(deps, account, request, reply, { hasFactor: false });
  return { ...answer, ...(redirect !== undefined && { redirect }) };
};
