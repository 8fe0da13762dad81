import type { LeadKind } from "@hjem/domain/lead/lead-kinds";
import { lazyComponent } from "@hjem/storefront/lazy-component";
import { useEffect, useState } from "react";
import { FORM_PARAMETER, placeOf } from "../model/form-fields.ts";
import type { ListingContact, ListingEnquiries } from "../model/listing-enquiries.ts";

/** The form in a dialog: fetched with its messages when a link to the form is pressed. */
const EnquiryDialog = lazyComponent(() => import("./enquiry-dialog.tsx"), {
  render: "client-only",
  messages: {
    catalogs: { en: () => import("../locales/en.po"), no: () => import("../locales/no.po") },
  },
});

/** Props of `EnquiryLinks`. */
export interface EnquiryLinksProps extends Pick<ListingEnquiries, "propertyId" | "address"> {
  contact: ListingContact;
}

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** The marked link that was pressed. */
const linkOf = ({ target }: MouseEvent): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>("a[data-enquiry]") : null;

/**
 * Opens the form in a dialog where a link with `data-enquiry` is pressed, without leaving the place. Until this is loaded,
 * and without JavaScript, the link leads to the form in the page.
 */
export default function EnquiryLinks({ contact, ...shared }: EnquiryLinksProps) {
  const [kind, setKind] = useState<LeadKind | null>(null);
  const { kinds } = contact;
  useEffect(() => {
    const open = (event: MouseEvent) => {
      const link = isPlain(event) ? linkOf(event) : null;
      if (!link) return;
      const { hash, origin, searchParams } = new URL(link.href);
      const asked = searchParams.get(FORM_PARAMETER) ?? "contact";
      const found = kinds.find((each) => each === asked);
      if (!found || origin !== window.location.origin || hash !== `#${placeOf(found)}`) return;
      // Before the router's own listener, which leaves a prevented click alone.
      event.preventDefault();
      setKind(found);
    };
    document.addEventListener("click", open, { capture: true });
    return () => document.removeEventListener("click", open, { capture: true });
  }, [kinds]);
  return (
    kind && (
      <EnquiryDialog contact={contact} {...shared} kind={kind} onClose={() => setKind(null)} />
    )
  );
}
