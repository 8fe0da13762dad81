import type { Offer } from "@hjem/domain/offers/offer";
import type { HeadContext, PageLoaderArgs } from "@hjem/storefront/routes";
import { useLoaderData } from "react-router";
import { tabHead } from "../tab-page/tab-head.ts";
import { TabPage, useTabModel } from "../tab-page/tab-page.tsx";
import { Loan } from "./lazy-tabs.ts";

/** The loader is imported when the browser navigates to the tab (D42). */
export async function loader(args: PageLoaderArgs): Promise<Offer[]> {
  const { loadOffers } = await import("./load-offers.ts");
  const [offers] = await Promise.all([loadOffers(args, "mortgage"), Loan.prepare(args.page)]);
  return offers;
}

export const head = (_offers: readonly Offer[], context: HeadContext) => tabHead(context);

/** Cost of the home with a loan, and partners' offers (PROP-005, PROP-007). */
export function Component() {
  const offers = useLoaderData<Offer[]>();
  const { loan } = useTabModel().costs;
  return <TabPage>{loan && <Loan account={loan} offers={offers} />}</TabPage>;
}
