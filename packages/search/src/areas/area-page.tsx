import type { PageLoaderArgs } from "@hjem/storefront/routes";
import { useLoaderData } from "react-router";
import type { AreaModel } from "./area-model.ts";
import { AreaView } from "./area-view.tsx";

/** The place's loader is imported when the browser navigates to the first place (D42). */
export async function loader(args: PageLoaderArgs) {
  const { loadArea } = await import("./load-area.ts");
  return loadArea(args);
}

/** The head of the page, from the model. */
export const head = (model: AreaModel) => model.head;

/** The page of a place: listings, prices, and places inside and nearby (spec §2, RTE-014). */
export function Component() {
  return <AreaView model={useLoaderData<AreaModel>()} />;
}
