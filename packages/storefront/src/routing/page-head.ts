import { t } from "@lingui/core/macro";
import type { RouteHandle } from "../app/storefront-route.ts";
import { headTags, type HeadTag } from "../page/head-tags.ts";
import type { Head } from "../page/head.ts";
import type { PageContext } from "../page/page-context.ts";

/** A matched route, in the shape of either router. */
export interface HeadMatch {
  id: string;
  handle: unknown;
  loaderData: unknown;
}

const isHandle = (handle: unknown): handle is RouteHandle =>
  typeof handle === "object" && handle !== null && "access" in handle;

/** The head of a page, or of the error page for an unknown URL. */
export function pageHead(matches: readonly HeadMatch[], page: PageContext, url: URL): Head {
  const { i18n } = page;
  const { error } = page.store.getState().app;
  if (error === "Error500") return { title: t(i18n)`Something went wrong`, isNoIndex: true };

  const [match, around] = matches.filter(({ handle }) => isHandle(handle)).toReversed();
  if (error || !match || !isHandle(match.handle)) {
    return { title: t(i18n)`Page not found`, isNoIndex: true };
  }
  const head = match.handle.head?.(match.loaderData as never, {
    ...page,
    url,
    outer: around?.loaderData ?? null,
  });
  return head ?? { title: "", isNoIndex: match.handle.access !== "public" };
}

/** Head of the current page: the deepest match's, or that of the error page. */
export function headOf(
  matches: readonly HeadMatch[],
  page: PageContext,
  url: URL,
  head = pageHead(matches, page, url),
): HeadTag[] {
  const { region, language, origin } = page;
  const isInternal = matches.some(({ id }) => region.internalPages.includes(id));
  return headTags(head, { region, language, origin, url, isInternal });
}
