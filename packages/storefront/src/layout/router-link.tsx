import type { LinkProps } from "@hjem/ui/link";
import { withLanguage } from "../page/language-addresses.ts";
import { usePage } from "../page/use-page.ts";

/**
 * The link component for @hjem/ui: a plain anchor. One listener for the whole page follows it with the router
 * (`followLinks`), so that many links cost nothing, and text with links in it works the same. It keeps the language
 * of the page (D25).
 */
export function RouterLink({ href, isReplacing, keepsScroll, children, ...anchor }: LinkProps) {
  const { language, region } = usePage();
  return (
    <a
      {...anchor}
      href={withLanguage(href, language.code, region)}
      data-replace={isReplacing || undefined}
      data-keeps-scroll={keepsScroll || undefined}
    >
      {children}
    </a>
  );
}
