import { ACCESS_SCOPE_MS, type AccessScope } from "@hjem/domain/account/account-rules";
import type { FastifyReply, FastifyRequest } from "fastify";
import { errors, jwtVerify, SignJWT } from "jose";
import { clearCookie, type CookieKind, readCookie, setCookie } from "../../security/cookies.ts";
import type { TokenKeys } from "../../security/secrets.ts";
import { tokenPlace } from "../../security/signed-in.ts";

const ALGORITHM = "HS256";
/** Keeps a gate's cookie from passing for an access token, which the same keys sign. */
const TYPE = "gate+jwt";
const SECOND_MS = 1_000;

/** Says which gates are open for this browser, and until when (D39). */
const gateCookie: CookieKind = {
  name: "hjem_access",
  path: "/",
  maxAgeSeconds: ACCESS_SCOPE_MS.site / SECOND_MS,
  // Whoever follows a link to a closed site is let in, as they would be by typing its address.
  sameSite: "Lax",
};

/** Open gates with the milliseconds at which each closes. */
type Gates = Partial<Record<AccessScope, number>>;

const closesAt = (value: unknown, now: number): number | undefined =>
  typeof value === "number" && value > now ? value : undefined;

/** Gates that are open for the browser that asks. */
export const openGates = async (
  keys: TokenKeys,
  request: FastifyRequest,
  now: number,
): Promise<Gates> => {
  const token = readCookie(request, gateCookie.name);
  if (token === null) return {};
  try {
    const { payload } = await jwtVerify(
      token,
      ({ kid }) => {
        const key = keys.find((each) => each.kid === kid);
        if (!key) throw new errors.JWKSNoMatchingKey();
        return key.secret;
      },
      { ...tokenPlace(request), algorithms: [ALGORITHM], typ: TYPE, currentDate: new Date(now) },
    );
    const [admin, site] = [closesAt(payload.admin, now), closesAt(payload.site, now)];
    return { ...(admin && { admin }), ...(site && { site }) };
  } catch (error) {
    if (error instanceof errors.JOSEError) return {};
    throw error;
  }
};

/** A browser at the gates, and the moment, in milliseconds. */
interface AtGates {
  request: FastifyRequest;
  reply: FastifyReply;
  now: number;
}

const writeGates = async (keys: TokenKeys, gates: Gates, { request, reply }: AtGates) => {
  const [{ kid, secret }] = keys;
  const { issuer, audience } = tokenPlace(request);
  const token = await new SignJWT(gates)
    .setProtectedHeader({ alg: ALGORITHM, kid, typ: TYPE })
    .setIssuer(issuer)
    .setAudience(audience)
    .setExpirationTime(Math.ceil(Math.max(...Object.values(gates)) / SECOND_MS))
    .sign(secret);
  setCookie(request, reply, gateCookie, token);
};

/** Opens a gate beside those that are open already; answers when it closes. */
export const openGate = async (
  keys: TokenKeys,
  scope: AccessScope,
  at: AtGates,
): Promise<number> => {
  const closes = at.now + ACCESS_SCOPE_MS[scope];
  const gates = { ...(await openGates(keys, at.request, at.now)), [scope]: closes };
  await writeGates(keys, gates, at);
  return closes;
};

/** Closes a gate for this browser; others stay open. */
export const closeGate = async (
  keys: TokenKeys,
  scope: AccessScope,
  at: AtGates,
): Promise<void> => {
  const { [scope]: _, ...others } = await openGates(keys, at.request, at.now);
  if (Object.keys(others).length > 0) await writeGates(keys, others, at);
  else clearCookie(at.request, at.reply, gateCookie);
};
