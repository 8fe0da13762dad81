import type { PageLoaderArgs } from "@hjem/storefront/routes";
import { useLoaderData } from "react-router";
import type { AgentsModel } from "./agents-model.ts";
import { AgentsView } from "./agents-view.tsx";

/** The loader is imported when the browser navigates to the first search for agents (D42). */
export async function loader(args: PageLoaderArgs) {
  const { loadAgents } = await import("./load-agents.ts");
  return loadAgents(args);
}

/** The head of the page, from the model. */
export const head = (model: AgentsModel) => model.head;

/** Agents by name, office and place (spec §2, RTE-001). */
export function Component() {
  return <AgentsView model={useLoaderData<AgentsModel>()} />;
}
