import { contactAddressesApi } from "@hjem/api-client/endpoints/contact-addresses";
import { isUnknown, responseOf } from "@hjem/storefront/loader-response";
import type { PageLoaderArgs } from "@hjem/storefront/routes";
import { redirect } from "react-router";

/** The link of the mail to a contact, and its token. */
export interface ContactLinkModel {
  token: string;
  /** Null for an unknown link, and an old one. */
  isConfirmed: boolean | null;
}

const { getContactLink, confirmContact } = contactAddressesApi.endpoints;

/** Loads whether the address is confirmed; changes nothing, as mail programs open links by themselves (D76). */
export async function loadContactLink({
  page,
  params: { token = "" },
  url,
}: PageLoaderArgs): Promise<ContactLinkModel> {
  const result = await page.store.dispatch(
    getContactLink.initiate(token, { subscribe: false, forceRefetch: true }),
  );
  return {
    token,
    isConfirmed: isUnknown(result.error) ? null : responseOf(result, url).isConfirmed,
  };
}

/** Confirms the address by the link. */
export const confirmByLink = ({ store }: Pick<PageLoaderArgs["page"], "store">, token: string) =>
  store.dispatch(confirmContact.initiate(token, { track: false }));

/** The form of the page sent without JavaScript; then the page is loaded and says that the address is confirmed (303). */
export async function handleContactLink({
  page,
  params: { token = "" },
  url,
}: PageLoaderArgs): Promise<Response> {
  responseOf(await confirmByLink(page, token), url);
  return redirect(url.pathname + url.search, 303);
}
