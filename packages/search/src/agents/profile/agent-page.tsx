import type { PageLoaderArgs } from "@hjem/storefront/routes";
import { useLoaderData } from "react-router";
import type { AgentModel } from "./agent-model.ts";
import { AgentView } from "./agent-view.tsx";

/** The agent's model is fetched with the first agent page that the browser itself requests (D42). */
export async function loader(args: PageLoaderArgs) {
  const { loadAgent } = await import("./load-agent.ts");
  return loadAgent(args);
}

/** The agent's head, built with the model. */
export const head = (model: AgentModel) => model.head;

/** One agent: who it is, what is for sale and was sold, where, and how to reach the person (spec §2, RTE-004). */
export function Component() {
  return <AgentView model={useLoaderData<AgentModel>()} />;
}
