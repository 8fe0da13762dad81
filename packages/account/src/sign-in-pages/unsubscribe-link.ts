import { unsubscribeApi } from "@hjem/api-client/endpoints/unsubscribe";
import type { UnsubscribeState } from "@hjem/domain/saved/alert";
import { frequencies } from "@hjem/domain/saved/saved-rules";
import { isUnknown, responseOf } from "@hjem/storefront/loader-response";
import type { PageLoaderArgs } from "@hjem/storefront/routes";
import { type FormFields, readFields } from "@hjem/ui/use-form";
import { redirect } from "react-router";

/** What an unsubscribe link is about, and its token. */
export interface UnsubscribeModel {
  token: string;
  /** Null for an unknown link: its page says so and offers another way. */
  state: UnsubscribeState["data"] | null;
}

/** Loads what the link of the URL is about; changes nothing (D76). */
export async function loadUnsubscribe({
  page,
  params: { token = "" },
  url,
}: PageLoaderArgs): Promise<UnsubscribeModel> {
  const result = await page.store.dispatch(
    unsubscribeApi.endpoints.getUnsubscribe.initiate(token, {
      subscribe: false,
      forceRefetch: true,
    }),
  );
  return { token, state: isUnknown(result.error) ? null : responseOf(result, url) };
}

/** Sends a form of the page: how often a search sends alerts, or all alerts by email off. */
export const sendUnsubscribe = (
  { store }: Pick<PageLoaderArgs["page"], "store">,
  token: string,
  { scope, savedSearchId, notifications }: FormFields,
) =>
  store.dispatch(
    unsubscribeApi.endpoints.changeByLink.initiate(
      {
        token,
        body: {
          scope: scope === "search" ? scope : "all",
          savedSearchId,
          notifications: frequencies.find((each) => each === notifications),
        },
      },
      { track: false },
    ),
  );

/** A form of the page sent without JavaScript; then the page is loaded and shows what is set now (303). */
export async function handleUnsubscribe({
  request,
  page,
  params: { token = "" },
  url,
}: PageLoaderArgs): Promise<Response> {
  responseOf(await sendUnsubscribe(page, token, readFields(await request.formData())), url);
  return redirect(url.pathname + url.search, 303);
}
