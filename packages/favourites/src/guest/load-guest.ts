import { collectionsApi } from "@hjem/api-client/endpoints/collections";
import type { ReceivedInvitation, SharedCollectionResponse } from "@hjem/domain/saved/collection";
import { isUnknown, responseOf } from "@hjem/storefront/loader-response";
import type { PageLoaderArgs } from "@hjem/storefront/routes";
import { redirect } from "react-router";

/** An invitation and the token of its link. */
export interface InvitationModel {
  token: string;
  /** Null for one that does not exist: its page says so and offers a way on. */
  invitation: ReceivedInvitation | null;
}

/** Loads the invitation of the URL's token. */
export async function loadInvitation({
  page,
  params: { token = "" },
  url,
}: PageLoaderArgs): Promise<InvitationModel> {
  const result = await page.store.dispatch(
    collectionsApi.endpoints.getInvitation.initiate(token, {
      subscribe: false,
      forceRefetch: true,
    }),
  );
  return { token, invitation: isUnknown(result.error) ? null : responseOf(result, url) };
}

/** The page goes on with an invitation that was accepted by a press before hydration. */
export interface PressedInvitation {
  isAccepted: true;
}

/**
 * A form of an invitation's page sent before hydration, or without JavaScript: it is declined here, and accepted by the
 * browser, which alone knows the session.
 */
export async function handleInvitation({
  request,
  page,
  params: { token = "" },
  url,
}: PageLoaderArgs): Promise<Response | PressedInvitation> {
  if ((await request.formData()).get("decision") !== "decline") return { isAccepted: true };
  const { declineInvitation } = collectionsApi.endpoints;
  responseOf(await page.store.dispatch(declineInvitation.initiate(token, { track: false })), url);
  return redirect(url.pathname + url.search, 303);
}

/** The shared collection of the URL's token; a link that was turned off is not found (D64). */
export async function loadShared({
  page,
  params,
  url,
}: PageLoaderArgs): Promise<SharedCollectionResponse["data"]> {
  return responseOf(
    await page.store.dispatch(
      collectionsApi.endpoints.getSharedCollection.initiate(params.token ?? "", {
        subscribe: false,
        forceRefetch: true,
      }),
    ),
    url,
  );
}
