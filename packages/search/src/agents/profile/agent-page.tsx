import type { PageLoaderArgs } from "@hjem/storefront/routes";
import { useLoaderData } from "react-router";
import type { AgentModel } from "./agent-model.ts";
import { AgentView } from "./agent-view.tsx";

/** The agent's loader is imported when the browser navigates to the first agent page (D42). */
export async function loader(args: PageLoaderArgs) {
  const { loadAgent } = await import("./load-agent.ts");
  return loadAgent(args);
}

/** The head of the page, from the model. */
export const head = (model: AgentModel) => model.head;

/** The page of an agent: homes for sale and sold, places, and contact (spec §2, RTE-004). */
export function Component() {
  return <AgentView model={useLoaderData<AgentModel>()} />;
}
