import { areasApi } from "@hjem/api-client/endpoints/areas";
import { searchApi } from "@hjem/api-client/endpoints/search";
import { paths } from "@hjem/domain/paths";
import { AREA_TERM_MAX_LENGTH, locationTerm } from "@hjem/domain/place/area-address";
import { notFound, responseOf } from "@hjem/storefront/loader-response";
import type { PageLoaderArgs } from "@hjem/storefront/routes";
import { redirect } from "react-router";
import { type AreaModel, areaModel, newestRequest } from "./area-model.ts";

const { getArea } = areasApi.endpoints;
const { search } = searchApi.endpoints;

/** Valid search terms: anything with a letter or a digit, up to the maximum length of a place. */
const isSearchable = (term: string): boolean =>
  term.length <= AREA_TERM_MAX_LENGTH && /[\p{L}\p{N}]/u.test(term);

/**
 * Loads the place of a URL and builds its view (RTE-014..016). Other URLs redirect to the canonical one: permanently,
 * or temporarily if several places have the name, because another may have most listings tomorrow. A term that is no
 * place's name is not found: a search for it would guess a place with a similar name.
 */
export async function loadArea({ page, url }: PageLoaderArgs): Promise<AreaModel | Response> {
  const term = locationTerm(url.pathname.slice(paths.location.to("").length));
  if (!isSearchable(term)) throw notFound();
  const initial = url.searchParams.get("initial")?.slice(0, 1) ?? "";
  const { dispatch } = page.store;
  const result = await dispatch(
    getArea.initiate({ term, ...(initial && { initial }) }, { subscribe: false }),
  );
  const area = responseOf(result, url);
  // The server sends the view: the place is removed from the state that it sends with it.
  dispatch(areasApi.util.invalidateTags([{ type: "Place", id: "AREA" }]));
  const address = paths.location.to(area.address);
  if (address !== url.pathname) {
    return redirect(address + url.search, area.matches === 1 ? 301 : 302);
  }
  const request = newestRequest(area);
  const newest = request && (await dispatch(search.initiate(request, { subscribe: false })));
  return areaModel(page, area, { initial, homes: newest?.data?.data ?? [] });
}
