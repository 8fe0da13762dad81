import { agentsApi } from "@hjem/api-client/endpoints/agents";
import { isApiError } from "@hjem/api-client/errors/api-error";
import { responseOf } from "@hjem/storefront/loader-response";
import type { PageLoaderArgs } from "@hjem/storefront/routes";
import { redirect } from "react-router";
import { agentsHref, readAgentSearch } from "./agents-address.ts";
import { type AgentsModel, agentsModel } from "./agents-model.ts";

const { searchAgents } = agentsApi.endpoints;

/** Loads the agents of a URL and builds their view. Other URLs redirect to the canonical one. */
export async function loadAgents({ page, url }: PageLoaderArgs): Promise<AgentsModel | Response> {
  const search = readAgentSearch(url.searchParams);
  const language = url.searchParams.get("language");
  const address = agentsHref(search, language);
  const requested = new URLSearchParams(url.search).toString();
  if (new URL(address, url).searchParams.toString() !== requested) return redirect(address);
  const { dispatch } = page.store;
  const result = await dispatch(searchAgents.initiate(search, { subscribe: false }));
  // A page beyond the last redirects to the first (D33).
  if (isApiError(result.error) && result.error.code === "page_out_of_range") {
    return redirect(agentsHref({ ...search, page: 1 }, language));
  }
  const response = responseOf(result, url);
  // The server sends the view: the response is removed from the state that it sends with it.
  dispatch(agentsApi.util.invalidateTags([{ type: "Agent", id: "LIST" }]));
  return agentsModel(page, search, response);
}
