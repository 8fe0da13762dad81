import { agentsApi } from "@hjem/api-client/endpoints/agents";
import { isApiError } from "@hjem/api-client/errors/api-error";
import { pageNumberOf } from "@hjem/domain/page-number";
import { notFound, responseOf } from "@hjem/storefront/loader-response";
import type { PageLoaderArgs } from "@hjem/storefront/routes";
import { redirect } from "react-router";
import { agencyHref } from "../agent-messages.ts";
import { shownState, stateHref } from "../profile/work-model.ts";
import { type AgencyModel, agencyModel } from "./agency-model.ts";

const { getAgency, getAgencyListings } = agentsApi.endpoints;

/** Loads an agency with the requested page of listings, and builds their view. */
export async function loadAgency({
  params,
  page,
  url,
}: PageLoaderArgs): Promise<AgencyModel | Response> {
  const { id = "" } = params;
  const { dispatch } = page.store;
  const result = await dispatch(getAgency.initiate(id, { subscribe: false }));
  // A malformed id cannot belong to any agency.
  if (isApiError(result.error) && result.error.status === 400) throw notFound();
  const profile = responseOf(result, url);
  const state = shownState(page, profile, url.searchParams.get("show"));
  if (!state) return agencyModel(page, profile, null);
  const current = pageNumberOf(url.searchParams);
  const request = { agencyId: profile.agency.id, state: state.state, page: current };
  const listings = await dispatch(getAgencyListings.initiate(request, { subscribe: false }));
  if (isApiError(listings.error) && listings.error.code === "page_out_of_range") {
    const language = url.searchParams.get("language");
    const first = stateHref(agencyHref(profile.agency), state.state);
    return redirect(first + (language ? `&language=${language}` : ""));
  }
  const { data, pagination } = responseOf(listings, url);
  const shown = { state, page: current, lastPage: pagination.lastPage, homes: data };
  return agencyModel(page, profile, shown);
}
