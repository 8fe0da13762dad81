import { AGENT_WORDS_MAX_LENGTH, PAGE_MAX } from "@hjem/domain/limits";
import { paths } from "@hjem/domain/paths";

/** Who is looked for, as the form says it. */
export interface AgentSearch {
  name: string;
  office: string;
  area: string;
  page: number;
}

/** Fields of the form, in their order in the address. */
export const agentFields = ["name", "office", "area"] as const;

const pageOf = (text: string | null): number =>
  text !== null && /^[1-9]\d{0,3}$/.test(text) ? Math.min(Number(text), PAGE_MAX) : 1;

const words = (text: string | null): string =>
  (text ?? "").trim().replaceAll(/\s+/g, " ").slice(0, AGENT_WORDS_MAX_LENGTH);

/** The search of an address; invalid values are left out. */
export const readAgentSearch = (params: URLSearchParams): AgentSearch => ({
  name: words(params.get("name")),
  office: words(params.get("office")),
  area: words(params.get("area")),
  page: pageOf(params.get("page")),
});

/** The one true address of a search: empty fields and page 1 are left out. The language stays (D25). */
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
