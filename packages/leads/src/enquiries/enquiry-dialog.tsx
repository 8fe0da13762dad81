import { sessionApi } from "@hjem/api-client/endpoints/session";
import type { LeadKind } from "@hjem/domain/lead/lead-kinds";
import { useSession } from "@hjem/storefront/session";
import { Dialog } from "@hjem/ui/dialog";
import { LeadForm } from "../contact/lead-form.tsx";
import type { ListingContact, ListingEnquiries } from "../model/listing-enquiries.ts";
import { ContactTitle } from "./contact-title.tsx";

/** Props of `EnquiryDialog`. */
export interface EnquiryDialogProps extends Pick<ListingEnquiries, "propertyId" | "address"> {
  contact: ListingContact;
  /** What the pressed link asks for. */
  kind: LeadKind;
  onClose: () => void;
}

/** Name, address and number of who is signed in; null while they are on their way. */
function useOwnDetails(): Readonly<Record<string, string>> | null {
  const skip = useSession().kind !== "person";
  const { data, isLoading } = sessionApi.endpoints.getProfile.useQuery(undefined, { skip });
  if (isLoading) return null;
  if (!data) return {};
  const { name, email, mobile, mobileCode } = data;
  return { name, email, ...(mobile && { phone: [mobileCode, mobile].filter(Boolean).join(" ") }) };
}

/** The form to the advertiser over the page, filled in for who is signed in (LEAD-001). */
export default function EnquiryDialog({ contact, kind, onClose, ...shared }: EnquiryDialogProps) {
  const own = useOwnDetails();
  return (
    <Dialog isOpen onClose={onClose} title={<ContactTitle owner={contact.owner} />}>
      {own && (
        <LeadForm
          contact={{ ...contact, requested: kind }}
          sent={null}
          given={{ ...own, ask: kind }}
          {...shared}
        />
      )}
    </Dialog>
  );
}
