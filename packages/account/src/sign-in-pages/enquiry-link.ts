import { publicationConsentApi } from "@hjem/api-client/endpoints/publication-consent";
import { isApiError } from "@hjem/api-client/errors/api-error";
import type { EnquiryLinkState } from "@hjem/domain/lead/enquiry-link";
import { responseOf } from "@hjem/storefront/loader-response";
import type { PageLoaderArgs } from "@hjem/storefront/routes";

/** The enquiry of the link of a mail; null for an unknown link, and once it is erased. */
export type EnquiryModel = EnquiryLinkState["data"] | null;

/** Loads the enquiry of the URL with its answers; changes nothing, as mail programs open links by themselves (D76). */
export async function loadEnquiry({
  page,
  params: { token = "" },
  url,
}: PageLoaderArgs): Promise<EnquiryModel> {
  const result = await page.store.dispatch(
    publicationConsentApi.endpoints.getEnquiryByLink.initiate(token, {
      subscribe: false,
      forceRefetch: true,
    }),
  );
  const isUnknown = isApiError(result.error) && result.error.status === 404;
  return isUnknown ? null : responseOf(result, url);
}
