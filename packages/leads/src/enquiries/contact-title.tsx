import { Trans } from "@lingui/react/macro";
import type { ListingContact } from "../model/listing-enquiries.ts";

/** Names who the form goes to. */
export function ContactTitle({ owner }: Pick<ListingContact, "owner">) {
  switch (owner) {
    case "agency":
      return <Trans>Contact agent</Trans>;
    case "seller":
      return <Trans>Contact seller</Trans>;
    case "landlord":
      return <Trans>Contact landlord</Trans>;
    default:
      return <Trans>Your message</Trans>;
  }
}
