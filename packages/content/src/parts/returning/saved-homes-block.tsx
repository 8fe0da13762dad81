import { paths } from "@hjem/domain/paths";
import { useSavedIds } from "@hjem/saved/saved-ids";
import { useSession } from "@hjem/storefront/session";
import { Link } from "@hjem/ui/link";
import text from "@hjem/ui/text.module.css";
import { Trans } from "@lingui/react/macro";
import { HomeCarousel } from "../home-carousel.tsx";
import { useHomesById } from "./use-homes-by-id.ts";

/** Most homes where the editor names no number. */
const SAVED_MAX = 8;

/** Props of `SavedHomesBlock`. */
export interface SavedHomesBlockProps {
  /** The editor's heading; empty for the usual one. */
  title: string;
  /** Most homes; null for the usual number. */
  count: number | null;
}

function SavedHomes({ isPerson, title, count }: SavedHomesBlockProps & { isPerson: boolean }) {
  const homes = useHomesById(useSavedIds(), count ?? SAVED_MAX);
  if (isPerson) {
    return (
      <HomeCarousel
        title={title || <Trans>Your saved homes</Trans>}
        homes={homes}
        allHref={paths.userFavourites.to()}
      />
    );
  }
  return (
    <HomeCarousel
      title={title || <Trans>Saved on this device</Trans>}
      homes={homes}
      action={
        <Link href={paths.login.to()} className={text.linkAlone}>
          <Trans>Sign in to keep them</Trans>
        </Link>
      }
    />
  );
}

/**
 * A content block of saved homes (FAV-049): those of the account, for a visitor those of this device, sold ones
 * included. One whose heart is emptied stays until the page is left. Nothing is requested or shown before the page is
 * hydrated, or without saved homes.
 */
export function SavedHomesBlock(props: SavedHomesBlockProps) {
  const { kind } = useSession();
  return <SavedHomes key={kind} isPerson={kind === "person"} {...props} />;
}
