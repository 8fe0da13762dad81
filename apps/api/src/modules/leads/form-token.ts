import { SECOND_MS } from "@hjem/domain/durations";
import { LEAD_FORM_MAX_MS } from "@hjem/domain/lead/lead-kinds";
import { errors } from "jose";
import { uuidV7 } from "../../db/uuid-v7.ts";
import type { Site } from "../../regions.ts";
import type { TokenKeys } from "../../security/secrets.ts";
import { signToken, type TokenPlace, verifyToken } from "../../security/site-token.ts";

/** Sets tokens of forms apart from those of sessions. */
const TYPE = "form+jwt";

/** A form that was opened on this site. */
export interface OpenedForm {
  /** Of its token. */
  id: string;
  /** By the server's clock, in milliseconds. */
  at: number;
}

const placeOf = ({ id, origin }: Pick<Site, "id" | "origin">): TokenPlace => ({
  issuer: origin,
  audience: id,
});

/** A token that says when a form was opened; nothing is stored of it until the form arrives. */
export const createFormToken = (
  keys: TokenKeys,
  site: Pick<Site, "id" | "origin">,
  now: number,
): Promise<string> =>
  signToken(keys, TYPE, placeOf(site), {
    jti: uuidV7(now),
    at: now,
    exp: Math.floor((now + LEAD_FORM_MAX_MS) / SECOND_MS),
  });

/** Reads such a token; `old_token` for one of more than a day ago, `no_token` for anything else. */
export const readFormToken = async (
  keys: TokenKeys,
  token: unknown,
  site: Pick<Site, "id" | "origin">,
  now: number,
): Promise<OpenedForm | "no_token" | "old_token"> => {
  if (typeof token !== "string") return "no_token";
  try {
    const { jti, at } = await verifyToken(keys, token, placeOf(site), now, {
      typ: TYPE,
      requiredClaims: ["jti", "exp"],
    });
    return jti === undefined || typeof at !== "number" ? "no_token" : { id: jti, at };
  } catch (error) {
    if (error instanceof errors.JWTExpired) return "old_token";
    if (error instanceof errors.JOSEError) return "no_token";
    throw error;
  }
};
