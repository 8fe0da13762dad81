import { padAgencyId } from "@hjem/domain/agency/agency-id";
import type { ResultHome } from "@hjem/domain/listing/result-home";
import { paths } from "@hjem/domain/paths";

/** The homes of a page of results in order (schema.org ItemList). */
export const itemList = (
  homes: readonly Pick<ResultHome, "agencyId" | "propertyId" | "title">[],
  { name, total, origin }: { name: string; total: number; origin: string },
): Record<string, unknown> => ({
  "@context": "https://schema.org",
  "@type": "ItemList",
  name,
  numberOfItems: total,
  itemListElement: homes.map(({ agencyId, propertyId, title }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: title,
    url: new URL(paths.property.to(padAgencyId(agencyId), propertyId), origin).href,
  })),
});
