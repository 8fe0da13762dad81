import { contentPreviewApi } from "@hjem/api-client/endpoints/content-preview";
import { isApiError } from "@hjem/api-client/errors/api-error";
import { notFound, responseOf } from "@hjem/storefront/loader-response";
import type { PageLoaderArgs } from "@hjem/storefront/routes";
import { buildArticle } from "./article-model.ts";
import { buildPolicy } from "./policy-model.ts";
import type { TextPageModel } from "./text-page-model.ts";

/**
 * Loads an entry that is not published, for anybody with the token of its link (D115). Home and footer are shown as a page of
 * their blocks. A link that has ended is not found; no search engine keeps the page.
 */
export async function loadContentPreview({
  page,
  params,
  url,
}: PageLoaderArgs): Promise<TextPageModel> {
  const { tenant: region = "", externalId: documentId = "" } = params;
  const token = url.searchParams.get("token") ?? "";
  const wanted = { region, documentId, locale: page.language.code, token };
  const result = await page.store.dispatch(
    contentPreviewApi.endpoints.getContentPreview.initiate(wanted, { subscribe: false }),
  );
  if (isApiError(result.error) && result.error.status === 400) throw notFound();
  const { collection, entry } = responseOf(result, url);
  const shown = { head: { title: entry.title, isNoIndex: true }, isPreview: true };
  switch (collection) {
    case "content-policies":
      return { ...shown, policy: buildPolicy(page, entry.kind, entry) };
    case "cookie-policies":
      return { ...shown, policy: buildPolicy(page, "cookies", entry) };
    default:
      return { ...shown, article: await buildArticle(page, entry) };
  }
}
