import type { LinkProps } from "@hjem/ui/link";
import { Link } from "react-router";

/** The kit's link, followed by the router. */
export const RouterLink = ({ href, isReplacing, keepsScroll, ...anchor }: LinkProps) => (
  <Link to={href} replace={isReplacing} preventScrollReset={keepsScroll} {...anchor} />
);
