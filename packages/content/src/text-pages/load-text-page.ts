import type { PageLoaderArgs } from "@hjem/storefront/routes";
import { loadArticle } from "./article-model.ts";
import { loadContentPreview } from "./content-preview.ts";
import { loadPolicy } from "./policy-model.ts";
import type { TextPageModel } from "./text-page-model.ts";

/** Loads the page of a URL, from the content service. */
export async function loadTextPage(args: PageLoaderArgs): Promise<TextPageModel> {
  const { cmsPageUrl, externalId } = args.params;
  if (cmsPageUrl !== undefined) return loadArticle(args);
  return externalId === undefined ? loadPolicy(args) : loadContentPreview(args);
}
