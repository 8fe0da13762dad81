import { usePage } from "@hjem/storefront/page";
import { LinkButton } from "@hjem/ui/button";
import { ShareIcon } from "@hjem/ui/detail-icons";
import { type MouseEvent, useState } from "react";
import { type ShareButtonProps, ShareDialog } from "./lazy-share.ts";
import { mailHref } from "./share-links.ts";

/** True where the device has its own share sheet, as phones do; on desktops our dialog offers more. */
const sharesItself = () => "share" in navigator && window.matchMedia("(pointer: coarse)").matches;

/** A link that opens an email; when hydrated it opens the device's share sheet or our dialog. */
export default function ShareButton({ label, ...shared }: ShareButtonProps) {
  const page = usePage();
  const [isOpen, setOpen] = useState(false);

  const share = async (event: MouseEvent) => {
    event.preventDefault();
    if (!sharesItself()) {
      setOpen(true);
      return;
    }
    try {
      await navigator.share(shared);
    } catch (error) {
      // Closing the device's share sheet rejects, which is no error.
      if (!(error instanceof DOMException && error.name === "AbortError")) setOpen(true);
    }
  };

  return (
    <>
      <LinkButton
        href={mailHref(shared)}
        icon={ShareIcon}
        variant="quiet"
        size="s"
        aria-haspopup="dialog"
        onPointerEnter={() => void ShareDialog.prepare(page)}
        onClick={(event) => void share(event)}
      >
        {label}
      </LinkButton>
      {isOpen && <ShareDialog {...shared} onClose={() => setOpen(false)} />}
    </>
  );
}
