import { contentApi } from "@hjem/api-client/endpoints/content";
import { searchApi } from "@hjem/api-client/endpoints/search";
import { formatNumber } from "@hjem/domain/format/format-number";
import { paths } from "@hjem/domain/paths";
import type { SearchRequestInput } from "@hjem/domain/search/search-filter";
import { canonicalHref, readSearch } from "@hjem/finder/list-search";
import type { Head } from "@hjem/storefront/head";
import { linkPicture } from "@hjem/storefront/link-picture";
import { notFound, responseOf } from "@hjem/storefront/loader-response";
import type { PageLoaderArgs } from "@hjem/storefront/routes";
import { plural, t } from "@lingui/core/macro";

/** View of a landing page, formatted; its homes are in the store under `request`. */
export interface LandingModel {
  head: Head;
  title: string;
  lead: string;
  request: SearchRequestInput;
  /** Number of results of the campaign's search with a link to them; `null` if the search failed. */
  all: { label: string; href: string } | null;
  isDemo: boolean;
}

/** Two rows of four. */
const SHOWN = 8;

/**
 * Loads the page `landingpageid` and the homes of its search. The link to the search contains the page's id
 * (RTE-012); a missing or unknown id is not found (RTE-013).
 */
export async function loadLanding({ page, url }: PageLoaderArgs): Promise<LandingModel> {
  const id = url.searchParams.get("landingpageid");
  if (!id) throw notFound();
  const { dispatch } = page.store;
  const view = responseOf(
    await dispatch(contentApi.endpoints.getLandingPage.initiate(id, { subscribe: false })),
    url,
  );
  const search = readSearch(view.search, page).request;
  const request: SearchRequestInput = { ...search, size: SHOWN };
  const { data } = await dispatch(
    searchApi.endpoints.search.initiate(request, { subscribe: false }),
  );
  const total = data?.pagination.total ?? 0;
  const n = formatNumber(page, total);
  const shown = data?.data.find(({ images }) => images.length > 0);
  const [picture] = shown?.images ?? [];
  const { title, lead, isDemo } = view;
  const address = new URLSearchParams({ landingpageid: view.id }).toString();
  return {
    head: {
      title,
      description: lead,
      canonical: `${paths.landing.to()}?${address}`,
      isNoIndex: isDemo,
      ...(shown && picture && { image: linkPicture(picture.url, shown.title) }),
    },
    title,
    lead,
    request,
    all: data
      ? {
          label: t(
            page.i18n,
          )`${plural(total, { one: `Show ${n} home`, other: `Show ${n} homes` })}`,
          href: canonicalHref({
            request: search,
            extras: [["landingpageid", view.id]],
            isForm: false,
          }),
        }
      : null,
    isDemo,
  };
}
