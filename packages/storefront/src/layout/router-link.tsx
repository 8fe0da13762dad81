import type { LinkProps } from "@hjem/ui/link";

/**
 * The kit's link: a plain anchor. One listener for the whole page follows it with the router (`followLinks`), so that a
 * page of a hundred links costs nothing, and text with links in it works the same.
 */
export const RouterLink = ({ isReplacing, keepsScroll, children, ...anchor }: LinkProps) => (
  <a
    {...anchor}
    data-replace={isReplacing || undefined}
    data-keeps-scroll={keepsScroll || undefined}
  >
    {children}
  </a>
);
