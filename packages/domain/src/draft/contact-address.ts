import { z } from "zod";
import { emailAddress } from "../email-address.ts";
import { LEAD_EMAIL_MAX_LENGTH } from "../lead/lead-kinds.ts";

/** How long the link of a mail that confirms an address of a contact is good. */
export const CONTACT_LINK_DAYS = 7;

/** Body of `POST /api/user/contact-addresses`: where enquiries are to be sent, which gets a mail to confirm it. */
export const ContactAddressRequest = z.object({
  email: emailAddress(LEAD_EMAIL_MAX_LENGTH),
});
export type ContactAddressRequest = z.infer<typeof ContactAddressRequest>;

/** Body of `POST /api/user/contact-phones`: telephone numbers of a contact, as they are typed. */
export const ContactPhonesRequest = z.object({ phones: z.array(z.string().max(20)).max(3) });
export type ContactPhonesRequest = z.infer<typeof ContactPhonesRequest>;

/** Addresses of a person's contacts. */
export const ContactAddressesResponse = z.object({
  data: z.object({
    /** Of the account: enquiries are sent there as long as the contact's own is not confirmed. */
    account: z.string(),
    /** In lower case. */
    addresses: z.array(z.object({ email: z.string(), isConfirmed: z.boolean() })),
  }),
});
export type ContactAddresses = z.infer<typeof ContactAddressesResponse>["data"];
export type ContactAddressesResponse = z.infer<typeof ContactAddressesResponse>;

/** Query and body of `/api/v2/contact-address`: the token of a mail. */
export const ContactAddressLink = z.object({ token: z.string().min(1).max(200) });

/** What the link of a mail to a contact shows. */
export const ContactAddressState = z.object({ data: z.object({ isConfirmed: z.boolean() }) });
export type ContactAddressState = z.infer<typeof ContactAddressState>;
