import { offersApi } from "@hjem/api-client/endpoints/offers";
import type { Offer, OfferKind } from "@hjem/domain/offers/offer";
import { responseOf } from "@hjem/storefront/loader-response";
import type { PageLoaderArgs } from "@hjem/storefront/routes";

/** Loads partners' offers for a home. */
export async function loadOffers(
  { page, url }: Pick<PageLoaderArgs, "page" | "url">,
  kind: OfferKind,
): Promise<Offer[]> {
  const { getOffers } = offersApi.endpoints;
  const result = await page.store.dispatch(getOffers.initiate(kind, { subscribe: false }));
  return responseOf(result, url).offers;
}
