import { ACCESS_TOKEN_MS } from "@hjem/domain/account/account-rules";
import { SECOND_MS } from "@hjem/domain/durations";
import { errors, jwtVerify, SignJWT } from "jose";
import { ApiError } from "../plugins/api-error.ts";
import type { TokenKeys } from "./secrets.ts";

const ALGORITHM = "HS256";

/** Where a token was made and may be used: the site's origin and its region (D6). */
export interface TokenPlace {
  issuer: string;
  audience: string;
}

/** Whom a token names. */
export interface TokenSubject {
  accountId: string;
  sessionId: string;
}

/** Lifetime of an access token in seconds, as in the response. */
export const ACCESS_TOKEN_SECONDS = ACCESS_TOKEN_MS / SECOND_MS;

/** Signs an access token with the first key. */
export const signAccessToken = (
  keys: TokenKeys,
  { accountId, sessionId }: TokenSubject,
  { issuer, audience }: TokenPlace,
  now: number,
): Promise<string> => {
  const [{ kid, secret }] = keys;
  const seconds = Math.floor(now / SECOND_MS);
  return new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: ALGORITHM, kid, typ: "JWT" })
    .setSubject(accountId)
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + ACCESS_TOKEN_SECONDS)
    .sign(secret);
};

/**
 * Reads an access token of this site; whether its session is valid is checked elsewhere.
 * @throws {ApiError} `session_ended` for a token of another site, algorithm, key or time.
 */
export const readAccessToken = async (
  keys: TokenKeys,
  token: string,
  { issuer, audience }: TokenPlace,
  now: number,
): Promise<TokenSubject> => {
  try {
    const { payload } = await jwtVerify(
      token,
      ({ kid }) => {
        const key = keys.find((each) => each.kid === kid);
        if (!key) throw new errors.JWKSNoMatchingKey();
        return key.secret;
      },
      {
        algorithms: [ALGORITHM],
        issuer,
        audience,
        requiredClaims: ["sub", "sid", "exp"],
        currentDate: new Date(now),
      },
    );
    const { sub, sid } = payload;
    if (typeof sub !== "string" || typeof sid !== "string") throw new errors.JWTInvalid();
    return { accountId: sub, sessionId: sid };
  } catch (error) {
    if (error instanceof errors.JOSEError) throw new ApiError("session_ended");
    throw error;
  }
};
