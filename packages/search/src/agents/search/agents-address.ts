import { AGENT_WORDS_MAX_LENGTH } from "@hjem/domain/limits";
import { pageNumberOf } from "@hjem/domain/page-number";
import { paths } from "@hjem/domain/paths";

/** Search for agents, by form field. */
export interface AgentSearch {
  name: string;
  office: string;
  area: string;
  page: number;
}

/** Fields of the form, in URL order. */
export const agentFields = ["name", "office", "area"] as const;

const words = (text: string | null): string =>
  (text ?? "").trim().replaceAll(/\s+/g, " ").slice(0, AGENT_WORDS_MAX_LENGTH);

/** The search of a URL; invalid values are left out. */
export const readAgentSearch = (params: URLSearchParams): AgentSearch => ({
  name: words(params.get("name")),
  office: words(params.get("office")),
  area: words(params.get("area")),
  page: pageNumberOf(params),
});

/** The canonical URL of a search: without empty fields and page 1. The language is kept (D25). */
export function agentsHref(search: Partial<AgentSearch>, language: string | null = null): string {
  const params = new URLSearchParams();
  for (const field of agentFields) {
    const value = search[field];
    if (value) params.set(field, value);
  }
  if ((search.page ?? 1) > 1) params.set("page", String(search.page));
  if (language) params.set("language", language);
  const query = params.toString();
  return query ? `${paths.agentSearch.to()}?${query}` : paths.agentSearch.to();
}
