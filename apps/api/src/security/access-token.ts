import { ACCESS_TOKEN_MS } from "@hjem/domain/account/account-rules";
import { SECOND_MS } from "@hjem/domain/durations";
import { errors } from "jose";
import { ApiError } from "../plugins/api-error.ts";
import type { TokenKeys } from "./secrets.ts";
import { signToken, type TokenPlace, verifyToken } from "./site-token.ts";

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
  place: TokenPlace,
  now: number,
): Promise<string> => {
  const iat = Math.floor(now / SECOND_MS);
  const exp = iat + ACCESS_TOKEN_SECONDS;
  return signToken(keys, "JWT", place, { sid: sessionId, sub: accountId, iat, exp });
};

/**
 * Reads an access token of this site; whether its session is valid is checked elsewhere.
 * @throws {ApiError} `session_ended` for a token of another site, algorithm, key or time.
 */
export const readAccessToken = async (
  keys: TokenKeys,
  token: string,
  place: TokenPlace,
  now: number,
): Promise<TokenSubject> => {
  try {
    const { sub, sid } = await verifyToken(keys, token, place, now, {
      requiredClaims: ["sub", "sid", "exp"],
    });
    if (typeof sub !== "string" || typeof sid !== "string") throw new errors.JWTInvalid();
    return { accountId: sub, sessionId: sid };
  } catch (error) {
    if (error instanceof errors.JOSEError) throw new ApiError("session_ended");
    throw error;
  }
};
