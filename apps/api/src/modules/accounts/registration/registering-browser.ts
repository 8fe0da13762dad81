import { MAIL_TOKEN_MS } from "@hjem/domain/account/account-rules";
import type { FastifyReply, FastifyRequest } from "fastify";
import { type CookieKind, isSecure, readCookie, setCookie } from "../../../security/cookies.ts";
import { hashOfToken, randomToken } from "../../../security/secrets.ts";

/**
 * Names the browser that registered, for as long as the links of its registration are valid: the activation signs it in,
 * and no other (D122). A registration gets a new one.
 */
export const registrationCookie = (
  requested: Pick<FastifyRequest, "host" | "protocol">,
): CookieKind => ({
  name: isSecure(requested) ? "__Secure-hjem_registration" : "hjem_registration",
  path: "/api",
  maxAgeSeconds: MAIL_TOKEN_MS.activate / 1000,
});

/** Marks the requesting browser as that of a registration; the hash is for its links. */
export const markBrowser = (request: FastifyRequest, reply: FastifyReply): string => {
  const token = randomToken();
  setCookie(request, reply, registrationCookie(request), token);
  return hashOfToken(token);
};

/** The hash of the last registration in the requesting browser; null without one. */
export const registeringBrowserOf = (request: FastifyRequest): string | null => {
  const token = readCookie(request, registrationCookie(request).name);
  return token === null ? null : hashOfToken(token);
};
