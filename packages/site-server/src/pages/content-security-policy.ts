import { tileOrigin, type TileSource } from "@hjem/domain/map/tile-source";
import { createHash } from "node:crypto";

/** `'sha256-…'` of an inline script or style, as a policy names it. */
export const hashSource = (content: string): string =>
  `'sha256-${createHash("sha256").update(content).digest("base64")}'`;

/** What a page may reach beyond its own site. */
export interface PolicyOptions {
  tiles?: Pick<TileSource, "url"> | undefined;
  /** Origins of the providers whose buttons the site shows. @default none */
  providers?: readonly string[];
  /** True for a page that pages of the site itself may frame: previews (D105). @default false */
  isFramedBySite?: boolean;
}

/**
 * The policy of every page (D28): scripts from the site and the one inline script by its hash, styles from the site and the
 * inlined ones by their hashes. No nonces: a page with a nonce cannot be cached. Style attributes stay allowed,
 * because colours that are data (a picture's own, an agency's) travel in them; they can run nothing. Pictures come from the
 * site alone, or from the host of a detailed map as well where one is set. Forms go to the site; one that begins a sign-in
 * is led on to its provider, which browsers count as a target of the form.
 */
export const contentSecurityPolicy = (
  scripts: readonly string[],
  styles: readonly string[],
  { tiles, providers = [], isFramedBySite = false }: PolicyOptions = {},
): string =>
  [
    "default-src 'self'",
    ["script-src 'self'", ...scripts].join(" "),
    ["style-src 'self'", ...styles].join(" "),
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...(tiles ? [tileOrigin(tiles)] : [])].filter(Boolean).join(" "),
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    ["form-action 'self'", ...providers].join(" "),
    `frame-ancestors ${isFramedBySite ? "'self'" : "'none'"}`,
  ].join("; ");

/**
 * Headers that every page bears. The site never requests the visitor's position (FND-051). The consent is that of a visitor
 * who has not chosen, in the names of tag managers (CMS-043, CMS-044): what the operator adds in front is to follow it.
 */
export const securityHeaders = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy": "geolocation=(), camera=(), microphone=()",
  "cross-origin-opener-policy": "same-origin",
  "x-default-consent": "analytics_storage=denied, security_storage=granted",
} as const;
