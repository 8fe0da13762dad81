import { draftsApi } from "@hjem/api-client/endpoints/drafts";
import type { Demand } from "@hjem/domain/draft/demand";
import type { Draft } from "@hjem/domain/draft/draft";
import { useState } from "react";

/** What of a draft decides which searches find it; texts and photos hardly do. */
const factsOf = ({ listingType, location, propertyDetail, priceAndDate }: Draft): string => {
  const { description: _description, title: _title, ...facts } = propertyDetail;
  const { askingPrice, askingPriceMax, monthly, searchPrice } = priceAndDate;
  const prices = [askingPrice, askingPriceMax, monthly, searchPrice];
  return JSON.stringify([listingType, location.coordinates, facts, prices]);
};

/** True where there is something to ask: a type, a place and a price. */
const isAsked = ({ listingType, location, priceAndDate }: Draft): boolean =>
  listingType !== null &&
  Boolean(location.coordinates) &&
  Boolean(priceAndDate.askingPrice ?? priceAndDate.monthly ?? priceAndDate.searchPrice);

/**
 * The demand for a draft as it is saved (market 12); null until it is known. Asked again only for a version whose facts
 * differ from those of the last one, and the previous figures stay until then.
 */
export function useDemand(draft: Draft): Demand | null {
  const facts = factsOf(draft);
  const [asked, setAsked] = useState({ facts, version: draft.version });
  // What was typed is counted once it is saved, which raises the version.
  if (asked.facts !== facts && asked.version !== draft.version) {
    setAsked({ facts, version: draft.version });
  }
  const { data } = draftsApi.endpoints.getDemand.useQuery(
    { id: draft.id, version: asked.version },
    { skip: !isAsked(draft) },
  );
  return isAsked(draft) ? (data ?? null) : null;
}
