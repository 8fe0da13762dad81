import { errors, type JWTPayload, type JWTVerifyOptions, jwtVerify, SignJWT } from "jose";
import type { TokenKeys } from "./secrets.ts";

const ALGORITHM = "HS256";

/** Where a token was made and may be used: the site's origin and its region (D6). */
export interface TokenPlace {
  issuer: string;
  audience: string;
}

/** Signs a token of a site with the first key; `typ` distinguishes kinds that the same keys sign, times are in seconds. */
export const signToken = (
  [{ kid, secret }]: TokenKeys,
  typ: string,
  { issuer, audience }: TokenPlace,
  payload: JWTPayload & { exp: number },
): Promise<string> =>
  new SignJWT({ ...payload, iss: issuer, aud: audience })
    .setProtectedHeader({ alg: ALGORITHM, kid, typ })
    .sign(secret);

/**
 * Reads a token of this site; `now` in milliseconds.
 * @throws {errors.JOSEError} for one of another site, kind, algorithm, key or time.
 */
export const verifyToken = async (
  keys: TokenKeys,
  token: string,
  { issuer, audience }: TokenPlace,
  now: number,
  options: Pick<JWTVerifyOptions, "typ" | "requiredClaims">,
): Promise<JWTPayload> => {
  const { payload } = await jwtVerify(
    token,
    ({ kid }) => {
      const key = keys.find((each) => each.kid === kid);
      if (!key) throw new errors.JWKSNoMatchingKey();
      return key.secret;
    },
    { ...options, algorithms: [ALGORITHM], issuer, audience, currentDate: new Date(now) },
  );
  return payload;
};
