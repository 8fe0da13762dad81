import type { CaseListing } from "@hjem/domain/moderation/moderation-case";
import { useLingui } from "@lingui/react/macro";

/** States of listings of people and of feeds, as administrators read them. */
export function useListingStates(): Readonly<Record<CaseListing["status"], string>> {
  const { t } = useLingui();
  return {
    draft: t`Draft`,
    awaiting_payment: t`Awaiting payment`,
    in_review: t`In review`,
    rejected: t`Not approved`,
    live: t`Active`,
    available: t`Active`,
    future: t`Coming soon`,
    inactive: t`Not shown`,
    expired: t`Expired`,
    sold: t`Sold`,
    leased: t`Leased`,
    rented: t`Leased`,
    unavailable: t`Not shown`,
  };
}
