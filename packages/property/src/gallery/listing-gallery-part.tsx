import { Gallery } from "@hjem/ui/gallery";
import { FloorplanIcon } from "@hjem/ui/subject-icons";
import { useLocation, useNavigate } from "react-router";
import type { ListingGalleryProps } from "./listing-gallery.tsx";
import { pictureHash, pictureIn } from "./picture-address.ts";

/** Says of a step in the history of the browser that the page itself lies before it. */
const OPENED_HERE = "picture";

/** The pictures of the home; which one is shown full-screen is said by the address. */
export default function PagePictures({ photos, plan, groups, label }: ListingGalleryProps) {
  const { hash, pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const close = () => {
    // Going back leaves no step that would open it again. Whoever came by the picture's address has nothing to go back to.
    if (state === OPENED_HERE) void navigate(-1);
    else void navigate(pathname + search, { replace: true, preventScrollReset: true });
  };
  return (
    <Gallery
      photos={photos}
      label={label}
      groups={groups}
      shortcuts={plan ? [{ ...plan, icon: FloorplanIcon }] : []}
      openAt={pictureIn(hash, photos.length)}
      onOpen={(at) =>
        void navigate(pathname + search + pictureHash(at), {
          state: OPENED_HERE,
          preventScrollReset: true,
        })
      }
      // Behind the router's back: a picture is no page that would be loaded, announced or gone back to.
      onTurn={(at) => window.history.replaceState(window.history.state, "", pictureHash(at))}
      onClose={close}
    />
  );
}
