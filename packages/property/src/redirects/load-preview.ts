import { draftPreviewApi } from "@hjem/api-client/endpoints/draft-preview";
import { propertiesApi } from "@hjem/api-client/endpoints/properties";
import { isApiError } from "@hjem/api-client/errors/api-error";
import { padAgencyId } from "@hjem/domain/agency/agency-id";
import type { Listing } from "@hjem/domain/listing/listing";
import { paths } from "@hjem/domain/paths";
import { notFound, responseOf } from "@hjem/storefront/loader-response";
import type { PageLoaderArgs } from "@hjem/storefront/routes";
import { t } from "@lingui/core/macro";
import { propertyModel, type ShownProperty } from "../model/property-model.ts";

/** Reads what is previewed: a listing by its id, a draft by the token of its link (D105). */
type ReadListing = (args: PageLoaderArgs) => Promise<{ data?: Listing; error?: unknown }>;

/** Services whose listings can be previewed: our own, published and not (RTE-018). */
const services: Readonly<Record<string, ReadListing>> = {
  listing: ({ page, params: { externalId = "" } }) =>
    page.store.dispatch(
      propertiesApi.endpoints.getProperty.initiate(externalId, { subscribe: false }),
    ),
  draft: ({ page, url, params: { tenant = "", externalId = "" } }) => {
    const token = url.searchParams.get("token") ?? "";
    const draft = { agencyId: padAgencyId(tenant), draftId: externalId, token };
    return page.store.dispatch(
      draftPreviewApi.endpoints.getDraftPreview.initiate(draft, { subscribe: false }),
    );
  },
};

/**
 * Builds the view of a listing as its page will show it, for anybody with the URL (RTE-017). An unknown service, and
 * a tenant that is not the listing's agency, are not found. Excluded from search engines.
 */
export async function loadPreview(args: PageLoaderArgs): Promise<ShownProperty> {
  const { params, page, url } = args;
  const { service = "", tenant = "" } = params;
  const read = Object.hasOwn(services, service) ? services[service] : undefined;
  if (!read) throw notFound();
  const result = await read(args);
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
    // A preview has no forms, cannot be saved or swiped, and its tabs have no pages yet.
    bar: { ...model.bar, tabs: [], action: null },
    verifiedId: null,
    enquiries: null,
    assistant: null,
    heart: null,
    swipe: null,
  };
}
