import { safeRedirect } from "@hjem/domain/safe-redirect";

/** The page that the visitor is on, as a way back. */
export const hereAddress = (): string =>
  safeRedirect(window.location.pathname + window.location.search);
