import { ExternalIcon } from "../icon/icons.ts";

/** What a `LinkButton` to somebody else's page bears: told nothing of this one beyond its site, and not vouched for. */
export const externalLink = {
  icon: ExternalIcon,
  target: "_blank",
  rel: "noopener nofollow external",
} as const;
