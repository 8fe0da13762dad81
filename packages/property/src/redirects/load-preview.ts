import { propertiesApi } from "@hjem/api-client/endpoints/properties";
import { isApiError } from "@hjem/api-client/errors/api-error";
import { padAgencyId } from "@hjem/domain/agency/agency-id";
import { paths } from "@hjem/domain/paths";
import { notFound, responseOf } from "@hjem/storefront/loader-response";
import type { PageLoaderArgs } from "@hjem/storefront/routes";
import { t } from "@lingui/core/macro";
import { propertyModel, type ShownProperty } from "../model/property-model.ts";

/** Services whose listings can be previewed: our own (RTE-018). */
const services: readonly string[] = ["listing"];

/**
 * Builds the view of a listing as its page will show it, for anybody with the URL (RTE-017). An unknown service, and
 * a tenant that is not the listing's agency, are not found. Excluded from search engines.
 */
export async function loadPreview({ params, page, url }: PageLoaderArgs): Promise<ShownProperty> {
  const { service = "", tenant = "", externalId = "" } = params;
  if (!services.includes(service)) throw notFound();
  const result = await page.store.dispatch(
    propertiesApi.endpoints.getProperty.initiate(externalId, { subscribe: false }),
  );
  if (isApiError(result.error) && result.error.status === 400) throw notFound();
  const listing = responseOf(result, url);
  const agencyId = padAgencyId(listing.agencyId);
  if (padAgencyId(tenant) !== agencyId) throw notFound();
  const model = await propertyModel(
    page,
    new URL(paths.property.to(agencyId, listing.id), url),
    listing,
  );
  const { title } = model.head;
  return {
    ...model,
    head: { title: t(page.i18n)`Preview: ${title}`, isNoIndex: true },
    // A preview has no forms, cannot be saved, and its tabs have no pages yet.
    bar: { ...model.bar, tabs: [], action: null },
    enquiries: null,
    heart: null,
  };
}
