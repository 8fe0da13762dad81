import type { MarketFeature } from "@hjem/domain/moderation/moderation-rules";
import { useLingui } from "@lingui/react/macro";

/** Names of the parts of a site that can be switched off. */
export function useFeatureNames(): Readonly<Record<MarketFeature, string>> {
  const { t } = useLingui();
  return {
    publishing: t`Publish listings`,
    registration: t`Open an account`,
    reports: t`Report a listing`,
  };
}
