import type { HeadContext, PageLoaderArgs } from "@hjem/storefront/routes";
import { useLoaderData } from "react-router";
import type { PropertyModel } from "../model/property-model.ts";
import { TabPage } from "../tab-page/tab-page.tsx";
import type { HistoryView } from "./history-view.ts";
import { ListingChanges } from "./listing-changes.tsx";

/** What asks and tells comes with it when the browser itself asks (D42). */
export async function loader(args: PageLoaderArgs) {
  const { loadHistory } = await import("./load-history.ts");
  return loadHistory(args);
}

/** People search for what a home was sold for: this tab is a page of its own to searchers, with its own address. */
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
