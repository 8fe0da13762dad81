import type { Offer } from "@hjem/domain/offers/offer";
import type { HeadContext, PageLoaderArgs } from "@hjem/storefront/routes";
import { useLoaderData } from "react-router";
import { tabHead } from "../tab-page/tab-head.ts";
import { TabPage, useTabModel } from "../tab-page/tab-page.tsx";
import { Insurance } from "./lazy-tabs.ts";

/** The loader is imported when the browser navigates to the tab (D42). */
export async function loader(args: PageLoaderArgs): Promise<Offer[]> {
  const { loadOffers } = await import("./load-offers.ts");
  const [offers] = await Promise.all([loadOffers(args, "insurance"), Insurance.prepare(args.page)]);
  return offers;
}

export const head = (_offers: readonly Offer[], context: HeadContext) => tabHead(context);

/** Insurance needs of the home, and partners' offers (PROP-004, PROP-006). */
export const Component = () => (
  <TabPage>
    <Insurance needs={useTabModel().insurance} offers={useLoaderData<Offer[]>()} />
  </TabPage>
);
