import { agentsApi } from "@hjem/api-client/endpoints/agents";
import { isApiError } from "@hjem/api-client/errors/api-error";
import { pageNumberOf } from "@hjem/domain/page-number";
import { paths } from "@hjem/domain/paths";
import { notFound, responseOf } from "@hjem/storefront/loader-response";
import type { PageLoaderArgs } from "@hjem/storefront/routes";
import { redirect } from "react-router";
import { type AgentModel, agentModel } from "./agent-model.ts";
import { shownState, stateHref } from "./work-model.ts";

const { getAgent, getAgentListings } = agentsApi.endpoints;

/** Loads an agent with the requested page of listings, and builds their view. */
export async function loadAgent({
  params,
  page,
  url,
}: PageLoaderArgs): Promise<AgentModel | Response> {
  const { id = "" } = params;
  const { dispatch } = page.store;
  const result = await dispatch(getAgent.initiate(id, { subscribe: false }));
  // A malformed id cannot belong to anybody.
  if (isApiError(result.error) && result.error.status === 400) throw notFound();
  const agent = responseOf(result, url);
  const state = shownState(page, agent, url.searchParams.get("show"));
  if (!state) return agentModel(page, agent, null);
  const current = pageNumberOf(url.searchParams);
  const request = { agentId: agent.id, state: state.state, page: current };
  const listings = await dispatch(getAgentListings.initiate(request, { subscribe: false }));
  if (isApiError(listings.error) && listings.error.code === "page_out_of_range") {
    const language = url.searchParams.get("language");
    return redirect(
      stateHref(paths.agent.to(agent.id), state.state) + (language ? `&language=${language}` : ""),
    );
  }
  const { data, pagination } = responseOf(listings, url);
  const shown = { state, page: current, lastPage: pagination.lastPage, homes: data };
  return agentModel(page, agent, shown);
}
