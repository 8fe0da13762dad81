import { paths } from "@hjem/domain/paths";
import type { Access } from "../routing/storefront-route.ts";

/** What the guard knows of the visitor (spec §2 Access behaviour, D1). */
export interface Visitor {
  /** True when an access token that has not run out is stored. */
  hasToken: boolean;
  /** True when the admin area has let the visitor in. */
  isAdmin: boolean;
  /** The setting that skips every sign-in. */
  isLoginBypassed: boolean;
}

/**
 * Where a visitor who opens a guarded address is sent, or null when they may enter: without a token to `/login` with the
 * way back, from an admin area they have no right to, plainly to `/login`. Public pages are open to all (D1).
 */
export function whereTo(
  access: Access,
  visitor: Visitor,
  url: Pick<URL, "pathname" | "search">,
): string | null {
  if (access === "public" || visitor.isLoginBypassed) return null;
  if (access === "admin") return visitor.isAdmin ? null : paths.login.to();
  if (visitor.hasToken) return null;
  return `${paths.login.to()}?redirect=${encodeURIComponent(url.pathname + url.search)}`;
}
