import { REFRESH_TOKEN_MS } from "@hjem/domain/account/account-rules";
import { SECOND_MS } from "@hjem/domain/durations";
import { errors } from "jose";
import type { TokenKeys } from "./secrets.ts";
import { signToken, type TokenPlace, verifyToken } from "./site-token.ts";

const TYPE = "files";

/** Signs what a browser sends with requests for pictures; it names a session alone, and opens nothing else. */
export const signFilesToken = (
  keys: TokenKeys,
  sessionId: string,
  place: TokenPlace,
  now: number,
): Promise<string> =>
  signToken(keys, TYPE, place, {
    sid: sessionId,
    exp: Math.floor((now + REFRESH_TOKEN_MS) / SECOND_MS),
  });

/** The session of such a token of this site; null for one that is not good. */
export const readFilesToken = async (
  keys: TokenKeys,
  token: string,
  place: TokenPlace,
  now: number,
): Promise<string | null> => {
  try {
    const { sid } = await verifyToken(keys, token, place, now, {
      typ: TYPE,
      requiredClaims: ["sid", "exp"],
    });
    return typeof sid === "string" ? sid : null;
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
};
