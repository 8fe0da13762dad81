import { ACCESS_SCOPE_MS, type AccessScope } from "@hjem/domain/account/account-rules";
import { SECOND_MS } from "@hjem/domain/durations";
import type { FastifyReply, FastifyRequest } from "fastify";
import { errors } from "jose";
import { randomUUID } from "node:crypto";
import type { Database } from "../../../db/schema.ts";
import { clearCookie, type CookieKind, readCookie, setCookie } from "../../../security/cookies.ts";
import type { TokenKeys } from "../../../security/secrets.ts";
import { signToken, verifyToken } from "../../../security/site-token.ts";
import { tokenPlace } from "../sessions/require-user.ts";

/** Distinguishes a gate's cookie from an access token, which the same keys sign. */
const TYPE = "gate+jwt";

/** Says which gates are open for this browser, and until when (D39). */
export const gateCookie: CookieKind = {
  name: "hjem_access",
  path: "/",
  maxAgeSeconds: ACCESS_SCOPE_MS.site / SECOND_MS,
  // Lax: a visitor who follows a link to a closed site is let in, as when typing its address.
  sameSite: "Lax",
};

/** Open gates with the milliseconds at which each closes. */
type Gates = Partial<Record<AccessScope, number>>;

const closesAt = (value: unknown, now: number): number | undefined =>
  typeof value === "number" && value > now ? value : undefined;

/** Dependencies of the gates. */
export interface GateDeps {
  db: Database;
  keys: TokenKeys;
}

/** A cookie that is good, with its own id; null for none, a forged one, and one that was replaced or closed. */
const readPass = async (
  { db, keys }: GateDeps,
  request: FastifyRequest,
  now: number,
): Promise<{ id: string; expiresAt: number; gates: Gates } | null> => {
  const token = readCookie(request, gateCookie.name);
  if (token === null) return null;
  try {
    const payload = await verifyToken(keys, token, tokenPlace(request), now, { typ: TYPE });
    const { jti, exp = 0 } = payload;
    if (jti === undefined) return null;
    const closed = await db
      .selectFrom("closed_gate")
      .select("id")
      .where("id", "=", jti)
      .executeTakeFirst();
    if (closed) return null;
    const [admin, site] = [closesAt(payload.admin, now), closesAt(payload.site, now)];
    const gates = { ...(admin && { admin }), ...(site && { site }) };
    return { id: jti, expiresAt: exp * SECOND_MS, gates };
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
};

/** Gates that are open for the requesting browser. */
export const openGates = async (
  deps: GateDeps,
  request: FastifyRequest,
  now: number,
): Promise<Gates> => (await readPass(deps, request, now))?.gates ?? {};

/** Revokes a cookie: no copy of it opens the gate any more (ASVS 7.4.1). */
const revokePass = async (
  { db }: GateDeps,
  { id, expiresAt }: { id: string; expiresAt: number },
): Promise<void> => {
  await db
    .insertInto("closed_gate")
    .values({ id, expires_at: new Date(expiresAt).toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** A browser at the gates, and the moment, in milliseconds. */
interface AtGates {
  request: FastifyRequest;
  reply: FastifyReply;
  now: number;
}

const writeGates = async (keys: TokenKeys, gates: Gates, { request, reply }: AtGates) => {
  const exp = Math.ceil(Math.max(...Object.values(gates)) / SECOND_MS);
  const claims = { ...gates, jti: randomUUID(), exp };
  setCookie(request, reply, gateCookie, await signToken(keys, TYPE, tokenPlace(request), claims));
};

/** Opens a gate in addition to those already open; returns when it closes. */
export const openGate = async (
  deps: GateDeps,
  scope: AccessScope,
  at: AtGates,
): Promise<number> => {
  const closes = at.now + ACCESS_SCOPE_MS[scope];
  const before = await readPass(deps, at.request, at.now);
  if (before) await revokePass(deps, before);
  await writeGates(deps.keys, { ...before?.gates, [scope]: closes }, at);
  return closes;
};

/** Closes a gate for this browser at once; others stay open. */
export const closeGate = async (deps: GateDeps, scope: AccessScope, at: AtGates): Promise<void> => {
  const before = await readPass(deps, at.request, at.now);
  if (before) await revokePass(deps, before);
  const { [scope]: _, ...others } = before?.gates ?? {};
  if (Object.keys(others).length > 0) await writeGates(deps.keys, others, at);
  else clearCookie(at.request, at.reply, gateCookie);
};
