import { propertiesApi } from "@hjem/api-client/endpoints/properties";
import { isApiError } from "@hjem/api-client/errors/api-error";
import { padAgencyId } from "@hjem/domain/listing/agency-id";
import { paths } from "@hjem/domain/paths";
import { propertyTabPath, propertyTabs } from "@hjem/domain/property-tabs";
import { answerOf } from "@hjem/storefront/answer-of";
import { notFound } from "@hjem/storefront/not-found";
import type { PageLoaderArgs } from "@hjem/storefront/routes";
import { redirect } from "react-router";
import { isGone } from "../heading/listing-state.ts";
import { type PropertyModel, propertyModel } from "./property-model.ts";

const { getProperty } = propertiesApi.endpoints;

/**
 * Fetches a listing and tells it, for its page and all of its tabs. Any other address of it redirects to its one true one
 * (D12, D36). A tab that the home does not have is not found; one that it had until it was sold leads to what is left.
 */
export async function loadProperty({
  params,
  page,
  url,
}: PageLoaderArgs): Promise<PropertyModel | Response> {
  const { agencyId = "", propertyId = "" } = params;
  const result = await page.store.dispatch(getProperty.initiate(propertyId, { subscribe: false }));
  // An id of the wrong shape cannot belong to any listing.
  if (isApiError(result.error) && result.error.status === 400) throw notFound();
  const listing = answerOf(result, url);
  // The page travels told: the listing need not lie beside it in the state that the server hands over.
  page.store.dispatch(propertiesApi.util.invalidateTags([{ type: "Listing", id: propertyId }]));
  const address = paths.property.to(padAgencyId(listing.agencyId), listing.id);
  const tab = propertyTabs.find((each) => each === url.pathname.split("/")[4]);
  const tabAddress = tab && propertyTabPath(padAgencyId(listing.agencyId), listing.id, tab);
  if (address !== paths.property.to(agencyId, propertyId)) {
    return redirect((tabAddress ?? address) + url.search, 301);
  }
  const model = await propertyModel(page, new URL(address + url.search, url), listing);
  if (tab && !model.bar.tabs.some(({ href }) => href === tabAddress)) {
    if (isGone(listing)) return redirect(address);
    throw notFound();
  }
  return model;
}
