import { REFRESH_TOKEN_MS } from "@hjem/domain/account/account-rules";
import { parseCookie, stringifySetCookie } from "cookie";
import type { FastifyReply, FastifyRequest } from "fastify";

/** A cookie that only servers read. */
export interface CookieKind {
  name: string;
  path: string;
  maxAgeSeconds: number;
  /** @default "Strict" */
  sameSite?: "Strict" | "Lax" | "None";
}

const lowerCase = { Strict: "strict", Lax: "lax", None: "none" } as const;

const YEAR_SECONDS = 365 * 86_400;

/** Identifies a device: one that has signed in before is not locked out by the attempts of others (D40). */
export const deviceCookie: CookieKind = {
  name: "hjem_device",
  path: "/api",
  maxAgeSeconds: YEAR_SECONDS,
};

type Requested = Pick<FastifyRequest, "host" | "protocol">;

/** Plain http counts on this machine only, where there is no certificate (contract; docs/security.md). */
export const isSecure = ({ host, protocol }: Requested): boolean =>
  protocol === "https" || !/^(?:(?:[\w-]+\.)*localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i.test(host);

/** The refresh token (D6); on https its name prevents plain http from writing it (D107). */
export const refreshCookie = (requested: Requested): CookieKind => ({
  name: isSecure(requested) ? "__Secure-hjem_refresh" : "hjem_refresh",
  path: "/api",
  maxAgeSeconds: REFRESH_TOKEN_MS / 1000,
});

/** Shows a person their own files that are not public, where a browser sends no token: in pictures and downloads (D130). */
export const filesCookie = (requested: Requested): CookieKind => ({
  name: isSecure(requested) ? "__Secure-hjem_files" : "hjem_files",
  path: "/media",
  maxAgeSeconds: REFRESH_TOKEN_MS / 1000,
});

/** The refresh token of a request, null where it brings none. */
export const readRefreshToken = (request: Pick<FastifyRequest, "headers"> & Requested) =>
  readCookie(request, refreshCookie(request).name);

/** The value of a cookie, null where it was not sent. */
export const readCookie = (
  { headers }: Pick<FastifyRequest, "headers">,
  name: string,
): string | null => parseCookie(headers.cookie ?? "")[name] || null;

const sameSiteOf = (requested: Requested, { sameSite = "Strict" }: CookieKind) =>
  // `None` is rejected without `Secure`; on plain http of this machine `Lax` takes its place.
  sameSite === "None" && !isSecure(requested) ? "lax" : lowerCase[sameSite];

/** Sends a cookie; `value` holds nothing that needs quoting. */
export const setCookie = (
  requested: Requested,
  reply: FastifyReply,
  kind: CookieKind,
  value: string,
  maxAgeSeconds = kind.maxAgeSeconds,
): void => {
  reply.header(
    "set-cookie",
    stringifySetCookie({
      name: kind.name,
      value,
      path: kind.path,
      maxAge: maxAgeSeconds,
      httpOnly: true,
      secure: isSecure(requested),
      sameSite: sameSiteOf(requested, kind),
    }),
  );
};

/** Takes a cookie away. */
export const clearCookie = (requested: Requested, reply: FastifyReply, kind: CookieKind): void => {
  setCookie(requested, reply, kind, "", 0);
};

/** Takes the cookies of a session away. */
export const clearSessionCookies = (requested: Requested, reply: FastifyReply): void => {
  clearCookie(requested, reply, refreshCookie(requested));
  clearCookie(requested, reply, filesCookie(requested));
};
