import { HISTORY_SIZE } from "@hjem/domain/limits";
import type { ResultHome } from "@hjem/domain/listing/result-home";
import { clearRecentHomes, removeRecentHome, useRecentHomes } from "@hjem/saved/recent-homes";
import { focusNextItem, focusPage } from "@hjem/storefront/focus-after-removal";
import { toasts } from "@hjem/storefront/toasts";
import { Button } from "@hjem/ui/button";
import { Trans, useLingui } from "@lingui/react/macro";
import { HomeCarousel } from "../home-carousel.tsx";
import { useHomesById } from "./use-homes-by-id.ts";

/** Props of `RecentHomes`. */
export interface RecentHomesProps {
  /** The editor's heading; empty for the usual one. */
  title: string;
  /** Most homes; null for all that are remembered. */
  count: number | null;
}

/**
 * The homes viewed last in this browser, the latest first, including sold and rented ones (PROP-067, SAVE-030); each can
 * be removed, and all at once. Nothing is requested or shown before the page is hydrated, or without viewed homes.
 */
export function RecentHomes({ title, count }: RecentHomesProps) {
  const { t } = useLingui();
  const ids = useRecentHomes();
  const homes = useHomesById(ids, count ?? HISTORY_SIZE);
  const shown = ids.flatMap((id) => homes.find(({ propertyId }) => propertyId === id) ?? []);
  const clear = () => {
    focusPage();
    clearRecentHomes();
    toasts.show({ message: t`Recently viewed homes were removed.` });
  };
  const removal = ({ propertyId, address }: ResultHome) => (
    <Button
      variant="ghost"
      size="s"
      aria-label={t`Remove ${address} from recently viewed`}
      onClick={({ currentTarget }) => {
        focusNextItem(currentTarget);
        removeRecentHome(propertyId);
      }}
    >
      <Trans>Remove</Trans>
    </Button>
  );
  return (
    <HomeCarousel
      title={title || <Trans>Recently viewed</Trans>}
      homes={shown}
      action={
        <Button variant="ghost" size="s" aria-label={t`Clear all recently viewed`} onClick={clear}>
          <Trans>Clear all</Trans>
        </Button>
      }
      below={removal}
    />
  );
}
