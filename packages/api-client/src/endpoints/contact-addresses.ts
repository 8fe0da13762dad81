import type {
  ContactAddresses,
  ContactAddressesResponse,
  ContactAddressState,
} from "@hjem/domain/draft/contact-address";
import { api } from "../api.ts";

const OWN = { service: "userService", url: "/api/user/contact-addresses" } as const;
const LINK = { service: "userService", url: "/api/v2/contact-address" } as const;

const contactsApi = api.enhanceEndpoints({ addTagTypes: ["ContactAddress"] });

/** Addresses of one's own contacts, to which enquiries are sent once they are confirmed; and the link that confirms one. */
export const contactAddressesApi = contactsApi.injectEndpoints({
  endpoints: (build) => ({
    /** Those that were given, and that of the account. */
    getContactAddresses: build.query<ContactAddresses, void>({
      query: () => OWN,
      transformResponse: ({ data }: ContactAddressesResponse) => data,
      providesTags: ["ContactAddress"],
    }),
    /** Has one confirmed by a mail to it; nothing happens where it is already. */
    askContactAddress: build.mutation<ContactAddressesResponse, string>({
      query: (email) => ({ ...OWN, method: "POST", body: { email } }),
      invalidatesTags: ["ContactAddress"],
    }),
    /** Whether telephone numbers can be called: the rule of the market is the API's. */
    checkContactPhones: build.mutation<null, string[]>({
      query: (phones) => ({
        service: "userService",
        url: "/api/user/contact-phones",
        method: "POST",
        body: { phones },
      }),
    }),
    /** Whether the address of a link is confirmed; needs no session. */
    getContactLink: build.query<ContactAddressState["data"], string>({
      query: (token) => ({ ...LINK, params: { token } }),
      transformResponse: ({ data }: ContactAddressState) => data,
      keepUnusedDataFor: 0,
    }),
    /** Confirms it. */
    confirmContact: build.mutation<ContactAddressState["data"], string>({
      query: (token) => ({ ...LINK, method: "POST", body: { token } }),
      transformResponse: ({ data }: ContactAddressState) => data,
    }),
  }),
});
