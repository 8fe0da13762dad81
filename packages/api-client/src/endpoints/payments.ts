import type {
  ConfirmPaymentRequest,
  PaymentOfferResponse,
  PaymentRequest,
  PaymentResponse,
  Receipt,
  ReceiptFileResponse,
  ReceiptsResponse,
} from "@hjem/domain/draft/payment";
import { draftApi, draftUrl } from "./drafts.ts";

/** The draft's status depends on its payment. */
const paid = (_: unknown, _error: unknown, { id }: { id: string }) => [
  { type: "Payment" as const, id },
  { type: "Draft" as const, id },
  "OwnListing" as const,
];

/** Payment of one's own draft listings (spec §7 Draft listings, LIST-117, D96). */
export const paymentsApi = draftApi.enhanceEndpoints({ addTagTypes: ["Payment"] }).injectEndpoints({
  endpoints: (build) => ({
    /** What publishing a draft costs, how to pay, and the latest payment, as its gateway has it now: what is paid is published. */
    getPayment: build.query<PaymentOfferResponse["data"], string>({
      query: (id) => ({
        service: "userService",
        url: draftUrl(id, "payment", "current"),
        method: "POST",
      }),
      transformResponse: ({ data }: PaymentOfferResponse) => data,
      keepUnusedDataFor: 0,
      providesTags: (_, _error, id) => [{ type: "Payment", id }],
    }),
    /** Receipts and credit notes of a listing's payments (D97). */
    listReceipts: build.query<Receipt[], string>({
      query: (id) => ({ service: "userService", url: draftUrl(id, "receipts") }),
      transformResponse: ({ data }: ReceiptsResponse) => data,
      providesTags: (_, _error, id) => [{ type: "Payment", id }],
    }),
    /** One of them as a PDF in base64, with its file name. */
    getReceiptFile: build.query<ReceiptFileResponse["data"], { id: string; number: string }>({
      query: ({ id, number }) => ({
        service: "userService",
        url: draftUrl(id, "receipts", number),
      }),
      transformResponse: ({ data }: ReceiptFileResponse) => data,
      keepUnusedDataFor: 0,
    }),
    /** Begins a payment (LIST-117); `redirectUrl` in the response is a page of the gateway. */
    payDraft: build.mutation<PaymentResponse, { id: string; body: PaymentRequest }>({
      query: ({ id, body }) => ({
        service: "userService",
        url: draftUrl(id, "payment"),
        method: "POST",
        body,
      }),
      invalidatesTags: paid,
    }),
    /** Confirms it with the code of the bank, where that is asked for on our page. */
    confirmPayment: build.mutation<PaymentResponse, { id: string; body: ConfirmPaymentRequest }>({
      query: ({ id, body }) => ({
        service: "userService",
        url: draftUrl(id, "payment", "confirm"),
        method: "POST",
        body,
      }),
      invalidatesTags: paid,
    }),
  }),
});
export const { useListReceiptsQuery } = paymentsApi;
