import { Drawer } from "@hjem/ui/dialog";
import type { ReactNode } from "react";
import { Enquiries, type EnquiriesProps } from "./enquiries.tsx";

/** Props of `EnquiriesDrawer`. */
export interface EnquiriesDrawerProps extends Pick<EnquiriesProps, "listingId" | "current"> {
  title: ReactNode;
  onClose: () => void;
}

/** All enquiries about a listing, or about every one, beside the page; a sheet on phones. */
export function EnquiriesDrawer({ listingId, current, title, onClose }: EnquiriesDrawerProps) {
  return (
    <Drawer isOpen onClose={onClose} title={title}>
      <Enquiries listingId={listingId} current={current} />
    </Drawer>
  );
}
