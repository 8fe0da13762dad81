import type { Demand } from "@hjem/domain/draft/demand";
import type { Draft } from "@hjem/domain/draft/draft";
import { type PublishCheck, publishChecks } from "@hjem/domain/draft/publish-checks";
import { useMemo } from "react";
import { useWizardMarket } from "../model/wizard-market.ts";

/** The market's rules for a draft, with the prices of its area where they are known; none before its listing type is. */
export function usePublishChecks(draft: Draft, demand: Demand | null): readonly PublishCheck[] {
  const { publishing } = useWizardMarket();
  const medianPerArea = demand?.medianPerArea?.value ?? null;
  return useMemo(() => {
    const { listingType } = draft;
    return listingType === null
      ? []
      : publishChecks(publishing, { ...draft, listingType }, { medianPerArea });
  }, [draft, publishing, medianPerArea]);
}
