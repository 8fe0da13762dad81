import type { MarketPublishing } from "@hjem/domain/region";
import { usePage } from "@hjem/storefront/page";
import type { PageLoaderArgs } from "@hjem/storefront/routes";
import { useLoaderData } from "react-router";
import type { TabProps } from "../model/tab-props.ts";
import { marketOf, WizardMarketProvider } from "../model/wizard-market.ts";
import PaymentMode from "../payment/payment-mode.tsx";

/** Loads what the payment needs of the wizard around it: the names of the market's fields. */
export const loader = ({ page }: PageLoaderArgs): Promise<MarketPublishing> => page.publishing();

/** The payment of a draft in its market, without the wizard. */
export function PaymentPage(props: TabProps) {
  const market = useLoaderData<MarketPublishing>();
  const { region, language } = usePage();
  return (
    <WizardMarketProvider value={marketOf(region, language.code, market)}>
      <PaymentMode {...props} />
    </WizardMarketProvider>
  );
}
