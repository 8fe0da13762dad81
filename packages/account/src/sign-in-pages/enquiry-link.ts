import { enquiryLinksApi } from "@hjem/api-client/endpoints/enquiry-links";
import type { EnquiryLinkState } from "@hjem/domain/lead/enquiry-link";
import { isUnknown, responseOf } from "@hjem/storefront/loader-response";
import type { PageLoaderArgs } from "@hjem/storefront/routes";
import { redirect } from "react-router";

/** Name of the button of the page's form: its value says whether the person comes. */
export const COMING_FIELD = "coming";

/** The enquiry of the link of a mail, and the link's token. */
export interface EnquiryModel {
  token: string;
  /** Null for an unknown link, and once the enquiry is erased. */
  enquiry: EnquiryLinkState["data"] | null;
}

const { getEnquiryByLink, changeRegistration } = enquiryLinksApi.endpoints;

/** Loads the enquiry of the URL with its answers; changes nothing, as mail programs open links by themselves (D76). */
export async function loadEnquiry({
  page,
  params: { token = "" },
  url,
}: PageLoaderArgs): Promise<EnquiryModel> {
  const result = await page.store.dispatch(
    getEnquiryByLink.initiate(token, { subscribe: false, forceRefetch: true }),
  );
  return { token, enquiry: isUnknown(result.error) ? null : responseOf(result, url) };
}

/** Cancels the registration of the link, or restores it. */
export const changeByLink = (
  { store }: Pick<PageLoaderArgs["page"], "store">,
  registration: { token: string; isComing: boolean },
) => store.dispatch(changeRegistration.initiate(registration, { track: false }));

/** The form of the page sent without JavaScript; then the page is loaded and says what is so now (303). */
export async function handleEnquiry({
  page,
  params: { token = "" },
  url,
  request,
}: PageLoaderArgs): Promise<Response> {
  const isComing = (await request.formData()).get(COMING_FIELD) === "yes";
  responseOf(await changeByLink(page, { token, isComing }), url);
  return redirect(url.pathname + url.search, 303);
}
