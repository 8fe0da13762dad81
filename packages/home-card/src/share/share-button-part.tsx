import { usePage } from "@hjem/storefront/page";
import { LinkButton } from "@hjem/ui/button";
import { ShareIcon } from "@hjem/ui/subject-icons";
import { type MouseEvent, useState } from "react";
import type { ShareButtonProps } from "./share-button.tsx";
import { ShareDialog } from "./share-dialog.tsx";
import { mailHref } from "./share-links.ts";

/** True where the device shares by itself, as phones do; on a desk our own dialog says more. */
const sharesItself = () => "share" in navigator && window.matchMedia("(pointer: coarse)").matches;

/** A link that writes a letter, which a press turns into the device's or our own way of sharing. */
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
      // Whoever closes the device's own sheet has changed their mind.
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
