import { collectionsApi } from "@hjem/api-client/endpoints/collections";
import { isApiError } from "@hjem/api-client/errors/api-error";
import { formatLongDay } from "@hjem/domain/format/format-date";
import { fieldsOf } from "@hjem/domain/narrow";
import { paths } from "@hjem/domain/paths";
import type { Collection } from "@hjem/domain/saved/collection";
import { dayIn } from "@hjem/domain/time/zone";
import { responseOf } from "@hjem/storefront/loader-response";
import type { Head, HeadContext, PageLoaderArgs } from "@hjem/storefront/routes";
import { toasts } from "@hjem/storefront/toasts";
import { t } from "@lingui/core/macro";
import { redirect } from "react-router";
import { nameOf } from "./collection-name.ts";

/** What the API says of a collection that the person shared until it was deleted. */
const readDeleted = ({ name, by, at }: Readonly<Record<string, unknown>>) =>
  typeof name === "string" && typeof at === "string"
    ? { name, by: typeof by === "string" ? by : null, at }
    : null;

const deletedOf = (error: unknown) =>
  isApiError(error) && error.code === "collection_deleted"
    ? readDeleted(fieldsOf(error.current))
    : null;

/** Says who deleted a collection, and when (D131). */
function sayDeleted(
  page: PageLoaderArgs["page"],
  { name, by, at }: NonNullable<ReturnType<typeof deletedOf>>,
) {
  const { i18n, region } = page;
  const day = formatLongDay(page, dayIn(Date.parse(at), region.timeZones.default));
  toasts.show({
    message: by
      ? t(i18n)`${by} deleted the collection “${name}” on ${day}.`
      : t(i18n)`The collection “${name}” was deleted on ${day}.`,
  });
}

/** Loads the collection of the URL. Somebody else's is not found (D60); of a deleted one the person reads who deleted it. */
export async function loadCollection({ page, params, url }: PageLoaderArgs): Promise<Collection> {
  const { getCollection } = collectionsApi.endpoints;
  const result = await page.store.dispatch(
    getCollection.initiate(params.collectionId ?? "", { subscribe: false, forceRefetch: true }),
  );
  const deleted = deletedOf(result.error);
  if (deleted) {
    sayDeleted(page, deleted);
    throw redirect(paths.userFavourites.to());
  }
  return responseOf(result, url);
}

/** Title of a page of a collection; `section` names the page, except the first. */
export const collectionHead = (
  collection: Collection,
  page: HeadContext,
  section?: string,
): Head => ({
  title: [section, nameOf(collection, page)].filter(Boolean).join(" – "),
  isNoIndex: true,
});
