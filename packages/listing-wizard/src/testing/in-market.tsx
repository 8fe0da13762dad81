import type { MarketPublishing } from "@hjem/domain/region";
import { usePage } from "@hjem/storefront/page";
import type { PageLoaderArgs } from "@hjem/storefront/routes";
import type { ReactNode } from "react";
import { useLoaderData } from "react-router";
import { marketOf, WizardMarketProvider } from "../model/wizard-market.ts";

/** Loads what a part of the wizard needs of the wizard around it: the fields of the market and their names. */
export const loader = ({ page }: PageLoaderArgs): Promise<MarketPublishing> => page.publishing();

/** A part of the wizard in its market, without the wizard; over `loader`. */
export function InMarket({ children }: { children: ReactNode }) {
  const market = useLoaderData<MarketPublishing>();
  const { region, language } = usePage();
  return (
    <WizardMarketProvider value={marketOf(region, language.code, market)}>
      {children}
    </WizardMarketProvider>
  );
}
