import type { PageLoaderArgs } from "@hjem/storefront/routes";
import { useLoaderData } from "react-router";
import type { AgencyModel } from "../agency/agency-model.ts";
import { AgencyView } from "../agency/agency-view.tsx";
import type { AgentModel } from "./agent-model.ts";
import { AgentView } from "./agent-view.tsx";

type ProfileModel = AgentModel | AgencyModel;

/** The loader is imported when the browser navigates to the first agent or agency (D42). */
export async function loader(args: PageLoaderArgs) {
  const { loadProfile } = await import("./load-profile.ts");
  return loadProfile(args);
}

/** The head of the page, from the model. */
export const head = (model: ProfileModel) => model.head;

/**
 * The page of an agent or an agency: homes for sale and sold, places, and contact (spec §2, RTE-004). One module for both: each
 * would add to the first load of every page (D42).
 */
export function Component() {
  const model = useLoaderData<ProfileModel>();
  return "agents" in model ? <AgencyView model={model} /> : <AgentView model={model} />;
}
