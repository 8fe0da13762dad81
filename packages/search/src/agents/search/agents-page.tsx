import type { PageLoaderArgs } from "@hjem/storefront/routes";
import { useLoaderData } from "react-router";
import type { AgentsModel } from "./agents-model.ts";
import { AgentsView } from "./agents-view.tsx";

/** The model is fetched with the first search for agents that the browser itself makes (D42). */
export async function loader(args: PageLoaderArgs) {
  const { loadAgents } = await import("./load-agents.ts");
  return loadAgents(args);
}

/** The search's head, built with its model. */
export const head = (model: AgentsModel) => model.head;

/** Agents by name, office and place (spec §2, RTE-001). */
export function Component() {
  return <AgentsView model={useLoaderData<AgentsModel>()} />;
}
