import type { PageLoaderArgs } from "@hjem/storefront/routes";
import { useLoaderData } from "react-router";
import type { AreaModel } from "./area-model.ts";
import { AreaView } from "./area-view.tsx";

/** The place's model is fetched with the first place that the browser itself requests (D42). */
export async function loader(args: PageLoaderArgs) {
  const { loadArea } = await import("./load-area.ts");
  return loadArea(args);
}

/** The place's head, built with the model. */
export const head = (model: AreaModel) => model.head;

/** One place: what there is, what it costs, what lies in it and around it (spec §2, RTE-014). */
export function Component() {
  return <AreaView model={useLoaderData<AreaModel>()} />;
}
