import { padAgencyId } from "@hjem/domain/agency/agency-id";
import type { ResultHome } from "@hjem/domain/listing/result-home";
import { paths } from "@hjem/domain/paths";

/** The homes of a page of results in order (schema.org ItemList): a summary, whose pages say the rest themselves. */
export const itemList = (
  homes: readonly Pick<ResultHome, "agencyId" | "propertyId">[],
  { name, total, origin }: { name: string; total: number; origin: string },
): Record<string, unknown> => ({
  "@context": "https://schema.org",
  "@type": "ItemList",
  name,
  numberOfItems: total,
  itemListElement: homes.map(({ agencyId, propertyId }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    url: new URL(paths.property.to(padAgencyId(agencyId), propertyId), origin).href,
  })),
});
