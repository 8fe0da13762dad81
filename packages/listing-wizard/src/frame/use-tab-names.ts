import type { DraftTab } from "@hjem/domain/draft/draft-rules";
import { useLingui } from "@lingui/react/macro";

/** Names of the five tabs (LIST-004..008). */
export function useTabNames(): Readonly<Record<DraftTab, string>> {
  const { t } = useLingui();
  return {
    type: t`Listing type`,
    photos: t`Photos`,
    location: t`Location`,
    details: t`Property details`,
    price: t`Price and dates`,
  };
}
