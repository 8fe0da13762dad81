import { ExternalIcon } from "../icon/icons.ts";

/** Props of a `LinkButton` to another site's page: it sends only the origin as referrer, and does not endorse it. */
export const externalLink = {
  icon: ExternalIcon,
  target: "_blank",
  rel: "noopener nofollow external",
} as const;
