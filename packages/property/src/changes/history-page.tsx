import type { HeadContext, PageLoaderArgs } from "@hjem/storefront/routes";
import { useLoaderData } from "react-router";
import type { PropertyModel } from "../model/property-model.ts";
import { TabPage } from "../tab-page/tab-page.tsx";
import type { HistoryView } from "./history-view.ts";
import { ListingChanges } from "./listing-changes.tsx";

/** The history's model is fetched with the first history tab that the browser itself requests (D42). */
export async function loader(args: PageLoaderArgs) {
  const { loadHistory } = await import("./load-history.ts");
  return loadHistory(args);
}

/** People search for sale prices of homes: search engines index this tab as a page with its own address. */
export const head = ({ title, description }: HistoryView, { outer }: HeadContext) => {
  const { address, head: around } = outer as PropertyModel;
  return { title: `${title}: ${address}`, description, image: around.image };
};

/** What has become of the listing: its prices and every change that was published (PROP-003). */
export const Component = () => (
  <TabPage>
    <ListingChanges {...useLoaderData<HistoryView>()} />
  </TabPage>
);
