import { enquiryLinksApi } from "@hjem/api-client/endpoints/enquiry-links";
import type { PublicationConsentState } from "@hjem/domain/lead/publication-consent";
import { isUnknown, responseOf } from "@hjem/storefront/loader-response";
import type { PageLoaderArgs } from "@hjem/storefront/routes";
import { redirect } from "react-router";

/** What the link of a mail about a published question is about, and its token. */
export interface ConsentModel {
  token: string;
  /** Null for an unknown link, and once the enquiry is erased. */
  state: PublicationConsentState["data"] | null;
}

const { getPublicationConsent, withdrawPublicationConsent } = enquiryLinksApi.endpoints;

/** Loads what the link of the URL is about; changes nothing, as mail programs open links by themselves (D76). */
export async function loadConsent({
  page,
  params: { token = "" },
  url,
}: PageLoaderArgs): Promise<ConsentModel> {
  const result = await page.store.dispatch(
    getPublicationConsent.initiate(token, { subscribe: false, forceRefetch: true }),
  );
  return { token, state: isUnknown(result.error) ? null : responseOf(result, url) };
}

/** Withdraws consent by the link. */
export const withdrawConsent = ({ store }: Pick<PageLoaderArgs["page"], "store">, token: string) =>
  store.dispatch(withdrawPublicationConsent.initiate(token, { track: false }));

/** The form of the page sent without JavaScript; then the page is loaded and says that consent is withdrawn (303). */
export async function handleConsent({
  page,
  params: { token = "" },
  url,
}: PageLoaderArgs): Promise<Response> {
  responseOf(await withdrawConsent(page, token), url);
  return redirect(url.pathname + url.search, 303);
}
