import type { Draft } from "@hjem/domain/draft/draft";
import { type PublishCheck, publishChecks } from "@hjem/domain/draft/publish-checks";
import { useMemo } from "react";
import { useWizardMarket } from "../model/wizard-market.ts";

/** The market's rules for a draft; none before its listing type is known. */
export function usePublishChecks(draft: Draft): readonly PublishCheck[] {
  const { publishing } = useWizardMarket();
  return useMemo(() => {
    const { listingType } = draft;
    return listingType === null
      ? []
      : publishChecks(publishing, { ...draft, listingType }, { medianPerArea: null });
  }, [draft, publishing]);
}
