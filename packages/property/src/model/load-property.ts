import { propertiesApi } from "@hjem/api-client/endpoints/properties";
import { isApiError } from "@hjem/api-client/errors/api-error";
import { padAgencyId } from "@hjem/domain/listing/agency-id";
import { paths } from "@hjem/domain/paths";
import { answerOf } from "@hjem/storefront/answer-of";
import { notFound } from "@hjem/storefront/not-found";
import type { PageLoaderArgs } from "@hjem/storefront/routes";
import { redirect } from "react-router";
import { Enquiries } from "../leads/enquiries.ts";
import { type PropertyModel, propertyModel } from "./property-model.ts";

const { getProperty } = propertiesApi.endpoints;

/** Fetches a listing and tells it. Any other address of it redirects to its one true one (D12, D36). */
export async function loadProperty({
  params,
  page,
  url,
}: PageLoaderArgs): Promise<PropertyModel | Response> {
  const { agencyId = "", propertyId = "" } = params;
  // On its way while the API answers; whoever draws the forms meets the failure.
  Enquiries.prepare(page).catch(() => undefined);
  const result = await page.store.dispatch(getProperty.initiate(propertyId, { subscribe: false }));
  // An id of the wrong shape cannot belong to any listing.
  if (isApiError(result.error) && result.error.status === 400) throw notFound();
  const listing = answerOf(result, url);
  // The page travels told: the listing need not lie beside it in the state that the server hands over.
  page.store.dispatch(propertiesApi.util.invalidateTags([{ type: "Listing", id: propertyId }]));
  const address = paths.property.to(padAgencyId(listing.agencyId), listing.id);
  if (address !== paths.property.to(agencyId, propertyId)) {
    return redirect(address + url.search, 301);
  }
  return propertyModel(page, url, listing);
}
