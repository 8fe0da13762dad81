import type { HeadContext, PageLoaderArgs } from "@hjem/storefront/routes";
import { useLoaderData } from "react-router";
import { outerModel } from "../tab-page/tab-head.ts";
import { TabPage } from "../tab-page/tab-page.tsx";
import type { HistoryView } from "./history-view.ts";
import { ListingChanges } from "./lazy-listing-changes.ts";

/** The history's loader is imported when the browser navigates to the first history tab (D42). */
export async function loader(args: PageLoaderArgs) {
  const { loadHistory } = await import("./load-history.ts");
  return loadHistory(args);
}

/** People search for sale prices of homes: search engines index this tab as its own page. */
export const head = ({ title, description }: HistoryView, context: HeadContext) => {
  const { address, head: around } = outerModel(context);
  return {
    title: `${title}: ${address}`,
    description,
    image: around.image,
    ...(around.isNoIndex && { isNoIndex: true }),
  };
};

/** The price history of the listing and every published change (PROP-003). */
export const Component = () => (
  <TabPage>
    <ListingChanges {...useLoaderData<HistoryView>()} />
  </TabPage>
);
