import type { PageLoaderArgs } from "@hjem/storefront/routes";
import { useLoaderData } from "react-router";
import type { AgentsModel } from "./agents-model.ts";
import { AgentsView } from "./agents-view.tsx";

/** What tells agents is fetched with the first search for them that the browser itself makes (D42). */
export async function loader(args: PageLoaderArgs) {
  const { loadAgents } = await import("./load-agents.ts");
  return loadAgents(args);
}

/** The search's own head, told with the rest of it. */
export const head = (model: AgentsModel) => model.head;

/** Agents by name, office and place (spec §2, RTE-001). */
export function Component() {
  return <AgentsView model={useLoaderData<AgentsModel>()} />;
}
