import { paths } from "@hjem/domain/paths";
import type { PageLoaderArgs } from "@hjem/storefront/routes";
import type { AgencyModel } from "../agency/agency-model.ts";
import { loadAgency } from "../agency/load-agency.ts";
import type { AgentModel } from "./agent-model.ts";
import { loadAgent } from "./load-agent.ts";

/** Loads the agent or the agency of a URL. */
export const loadProfile = (args: PageLoaderArgs): Promise<AgentModel | AgencyModel | Response> =>
  args.url.pathname.startsWith(paths.agency.to("")) ? loadAgency(args) : loadAgent(args);
