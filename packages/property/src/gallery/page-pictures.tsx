import { fieldsOf } from "@hjem/domain/narrow";
import { FloorplanIcon } from "@hjem/ui/detail-icons";
import { Gallery } from "@hjem/ui/gallery";
import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import type { ListingGalleryProps } from "./listing-gallery.tsx";
import { pictureHash, pictureIn } from "./picture-address.ts";

/** Marks a history entry that has the page itself before it. */
const OPENED_HERE = "picture";

const isOpenedHere = () => fieldsOf(window.history.state).usr === OPENED_HERE;

/**
 * Inserts a history entry of the page before a picture that was opened by its URL, so that Back shows the page. Done
 * without the router, as when turning: nothing has to be loaded.
 */
function layPageBefore(address: string): void {
  const { history, location } = window;
  const { hash } = location;
  const { idx } = fieldsOf(history.state);
  history.replaceState(history.state, "", address);
  history.pushState(
    { usr: OPENED_HERE, key: "picture", idx: Number(idx ?? 0) + 1 },
    "",
    address + hash,
  );
}

/** The pictures of the home; the URL decides which one is shown full screen. */
export default function PagePictures({ photos, plan, groups, label }: ListingGalleryProps) {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const openAt = pictureIn(hash, photos.length);
  const isOpen = openAt !== undefined;
  useEffect(() => {
    if (isOpen && window.location.hash === hash && !isOpenedHere())
      layPageBefore(pathname + search);
  }, [isOpen, hash, pathname, search]);
  const close = () => {
    // Going back leaves no entry that would open it again. A router with its own history has none to go back to.
    if (isOpenedHere()) void navigate(-1);
    else void navigate(pathname + search, { replace: true, preventScrollReset: true });
  };
  return (
    <Gallery
      photos={photos}
      label={label}
      groups={groups}
      shortcuts={plan ? [{ ...plan, icon: FloorplanIcon }] : []}
      openAt={openAt}
      hashOf={pictureHash}
      onOpen={(at) =>
        void navigate(pathname + search + pictureHash(at), {
          state: OPENED_HERE,
          preventScrollReset: true,
        })
      }
      // Without the router: a picture is not a page to be loaded, announced or returned to.
      onPhotoChange={(at) => window.history.replaceState(window.history.state, "", pictureHash(at))}
      onClose={close}
    />
  );
}
