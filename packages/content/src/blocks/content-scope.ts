import type { ContentScope } from "@hjem/api-client/endpoints/content";
import type { PageContext } from "@hjem/storefront/page-context";

/** The content of a page: of its market, in its language. */
export const contentScope = ({
  region,
  language,
}: Pick<PageContext, "region" | "language">): ContentScope => ({
  region: region.id,
  locale: language.code,
});
