import { calculatedCost } from "@hjem/domain/draft/calculated-cost";
import type { Demand } from "@hjem/domain/draft/demand";
import type { Draft } from "@hjem/domain/draft/draft";
import { type PublishCheck, publishChecks } from "@hjem/domain/draft/publish-checks";
import { zoneOf } from "@hjem/domain/time/place-zone";
import { dayIn } from "@hjem/domain/time/zone";
import { usePage } from "@hjem/storefront/page";
import { useCallback } from "react";
import type { AddressFaultOf } from "../model/use-address-fault.ts";
import { useWizardMarket } from "../model/wizard-market.ts";

/**
 * The market's rules for a draft, with the prices of its area and what of its address is wrong, where they are known; none before
 * its listing type is.
 */
export function usePublishChecks(
  demand: Demand | null,
  addressFaultOf: AddressFaultOf,
): (draft: Draft) => readonly PublishCheck[] {
  const { publishing, costs } = useWizardMarket();
  const { region, now } = usePage();
  const medianPerArea = demand?.medianPerArea?.value ?? null;
  return useCallback(
    (draft) => {
      const { listingType, location } = draft;
      const today = dayIn(now, zoneOf(region, location.region ?? undefined));
      return listingType === null
        ? []
        : publishChecks(
            publishing,
            { ...draft, listingType },
            {
              medianPerArea,
              calculatedCost: calculatedCost(draft, { publishing, costs }, today),
              addressFault: addressFaultOf(location),
              today,
            },
          );
    },
    [region, now, publishing, costs, medianPerArea, addressFaultOf],
  );
}
