import type { Demand, DemandResponse } from "@hjem/domain/draft/demand";
import type {
  AnswerRequest,
  Draft,
  DraftPatch,
  DraftResponse,
  NewDraft,
  OwnEnquiriesResponse,
  OwnEnquiry,
  OwnListingsResponse,
  PublishResponse,
  SoldRequest,
  ViewingList,
  ViewingListResponse,
} from "@hjem/domain/draft/draft";
import type { OwnListingGroup } from "@hjem/domain/draft/draft-rules";
import type {
  DraftCardResponse,
  PreviewLink,
  PreviewLinkResponse,
} from "@hjem/domain/draft/preview-link";
import type { PublicQuestionRequest } from "@hjem/domain/lead/publication";
import { resultHome, type ResultHome } from "@hjem/domain/listing/result-home";
import type { AppealRequest } from "@hjem/domain/moderation/moderation-case";
import { api } from "../api.ts";
import { baseQuery } from "../base-query.ts";
import { outlivingPage } from "../uploads/outlives-page.ts";

/** URL of a call about one's own drafts: segments are encoded (LIST-118). */
export const draftUrl = (...segments: readonly string[]): string =>
  ["/api/user/properties/draft", ...segments.map(encodeURIComponent)].join("/");

/** The same API with the tags of drafts: `Draft` by id, `OwnListing` for the list. */
export const draftApi = api.enhanceEndpoints({ addTagTypes: ["Draft", "OwnListing", "Enquiry"] });

const dataOf = ({ data }: DraftResponse): Draft => data;
const command = (id: string, act: string, method: "POST" | "PUT") => ({
  service: "userService" as const,
  url: draftUrl(id, act),
  method,
});
/** An enquiry, and the id of the draft that it is about. */
interface EnquiryOf {
  id: string;
  enquiryId: string;
}
const publicationOf = ({ id, enquiryId }: EnquiryOf) => ({
  service: "userService" as const,
  url: draftUrl(id, "enquiries", enquiryId, "publication"),
});
/** The list shows what has changed, and the draft itself is read again. */
const changed = (_: unknown, _error: unknown, id: string) => [
  { type: "Draft" as const, id },
  "OwnListing" as const,
];

/** One's own draft listings, their publication and enquiries (spec §7 Draft listings, LIST-106..118). */
export const draftsApi = draftApi.injectEndpoints({
  endpoints: (build) => ({
    /** A page of one's own drafts and listings, or of one group, the one changed last first (LIST-120). */
    listOwnListings: build.query<
      OwnListingsResponse,
      { page?: number; size?: number; group?: OwnListingGroup | undefined }
    >({
      query: (params) => ({ service: "userService", url: draftUrl(), params }),
      providesTags: ["OwnListing"],
    }),
    /** One of them, whole (LIST-116); also what is read after publication (LIST-088). */
    getDraft: build.query<Draft, string>({
      query: (id) => ({ service: "userService", url: draftUrl(id, "preview") }),
      transformResponse: dataOf,
      providesTags: (_, _error, id) => [{ type: "Draft", id }],
    }),
    /** How many persons look for such a home, and what homes cost around it (market 12); read anew for each version. */
    getDemand: build.query<Demand, { id: string; version: number }>({
      query: ({ id }) => ({ service: "userService", url: draftUrl(id, "demand") }),
      transformResponse: ({ data }: DemandResponse) => data,
    }),
    /** It as a search result, as pages read those; null with too little in it (LIST-014). */
    getDraftCard: build.query<ResultHome | null, { id: string; version: number }>({
      query: ({ id }) => ({ service: "userService", url: draftUrl(id, "card") }),
      transformResponse: ({ data }: DraftCardResponse) => data && resultHome(data),
    }),
    /** Creates a draft (LIST-106). */
    createDraft: build.mutation<Draft, NewDraft>({
      query: (body) => ({ service: "userService", url: draftUrl(), method: "POST", body }),
      transformResponse: dataOf,
      invalidatesTags: ["OwnListing"],
    }),
    /**
     * Merges a change into the version that it was made to (LIST-107, D89). 409 `draft_changed`: fields have changed since; photos and PDFs do not count. The
     * list alone is read again: who edits has the draft. A change that was sent is stored also where the page is left.
     */
    changeDraft: build.mutation<Draft, { id: string; version: number; body: DraftPatch }>({
      async queryFn({ id, version, body }, queryApi, options) {
        const call = {
          service: "userService",
          url: draftUrl(id),
          method: "PATCH",
          headers: { "if-match": `"${version}"` },
          body,
        } as const;
        const { data, error } = await baseQuery(call, outlivingPage(queryApi), options);
        return error ? { error } : { data: dataOf(data as DraftResponse) };
      },
      invalidatesTags: ["OwnListing"],
    }),
    /** Deletes a draft, or withdraws and removes a listing; `restoreDraft` undoes it for five minutes. */
    deleteDraft: build.mutation<null, string>({
      query: (id) => ({ service: "userService", url: draftUrl(id), method: "DELETE" }),
      invalidatesTags: ["OwnListing"],
    }),
    /** Undoes a deletion; a listing is inactive then. */
    restoreDraft: build.mutation<Draft, string>({
      query: (id) => command(id, "restore", "POST"),
      transformResponse: dataOf,
      invalidatesTags: changed,
    }),
    /** A new draft with the content and pictures of another. */
    duplicateDraft: build.mutation<Draft, string>({
      query: (id) => command(id, "duplicate", "POST"),
      transformResponse: dataOf,
      invalidatesTags: ["OwnListing"],
    }),
    /**
     * Publishes a draft or its changes (LIST-113, D94). 422 `draft_incomplete` has `fields`; 409 `payment_due`; `in_review`
     * in the response: a moderator looks at it first.
     */
    publishDraft: build.mutation<PublishResponse, string>({
      query: (id) => command(id, "publish", "POST"),
      invalidatesTags: changed,
    }),
    /** Brings an inactive listing back (LIST-114). */
    activateListing: build.mutation<Draft, string>({
      query: (id) => command(id, "activate", "PUT"),
      transformResponse: dataOf,
      invalidatesTags: changed,
    }),
    /** Takes a listing off the market (LIST-115). */
    deactivateListing: build.mutation<Draft, string>({
      query: (id) => command(id, "deactivate", "PUT"),
      transformResponse: dataOf,
      invalidatesTags: changed,
    }),
    /** Marks a listing as sold or leased (LIST-133). */
    closeListing: build.mutation<Draft, { id: string; body: SoldRequest }>({
      query: ({ id, body }) => ({ ...command(id, "sold", "PUT"), body }),
      transformResponse: dataOf,
      invalidatesTags: (_, _error, { id }) => [{ type: "Draft", id }, "OwnListing"],
    }),
    /** Undoes that a listing was marked as sold, leased or withdrawn, for an hour (D139). */
    undoClosing: build.mutation<Draft, string>({
      query: (id) => command(id, "undo", "POST"),
      transformResponse: dataOf,
      invalidatesTags: changed,
    }),
    /** Publishes a listing again that is off the market (D100); 409 `payment_due` before its new period is paid. */
    relistListing: build.mutation<Draft, string>({
      query: (id) => command(id, "relist", "POST"),
      transformResponse: dataOf,
      invalidatesTags: changed,
    }),
    /** Appeals against a rejection, once and within 14 days (D99); 409 `appeal_closed` otherwise. */
    appealRejection: build.mutation<Draft, { id: string; body: AppealRequest }>({
      query: ({ id, body }) => ({ ...command(id, "appeal", "POST"), body }),
      transformResponse: dataOf,
      invalidatesTags: (_, _error, { id }) => [{ type: "Draft", id }, "OwnListing"],
    }),
    /** Enquiries about one's own listing, or about all of them where none is given, the newest first. */
    listEnquiries: build.query<OwnEnquiry[], string | undefined>({
      query: (id) => ({
        service: "userService",
        url: id === undefined ? draftUrl("enquiries") : draftUrl(id, "enquiries"),
      }),
      transformResponse: ({ data }: OwnEnquiriesResponse) => data,
      providesTags: ["Enquiry"],
    }),
    /** Who comes to which viewing of one of them; read anew each time. */
    getViewingList: build.query<ViewingList, string>({
      query: (id) => ({ service: "userService", url: draftUrl(id, "viewing-list") }),
      transformResponse: ({ data }: ViewingListResponse) => data,
      keepUnusedDataFor: 0,
    }),
    /** Answers one; neither side sees the other's address. */
    answerEnquiry: build.mutation<OwnEnquiry[], EnquiryOf & { body: AnswerRequest }>({
      query: ({ id, enquiryId, body }) => ({
        service: "userService",
        url: draftUrl(id, "enquiries", enquiryId, "answers"),
        method: "POST",
        body,
      }),
      transformResponse: ({ data }: OwnEnquiriesResponse) => data,
      invalidatesTags: ["Enquiry", "OwnListing"],
    }),
    /**
     * Publishes an answered enquiry as question and answer, or changes what is published (D86). 400 has `fields` with personal
     * data in them; 409 `consent_missing`, `answer_missing`.
     */
    publishQuestion: build.mutation<OwnEnquiry[], EnquiryOf & { body: PublicQuestionRequest }>({
      query: ({ body, ...enquiry }) => ({ ...publicationOf(enquiry), method: "PUT", body }),
      transformResponse: ({ data }: OwnEnquiriesResponse) => data,
      invalidatesTags: ["Enquiry"],
    }),
    /** Takes it off the listing. */
    unpublishQuestion: build.mutation<OwnEnquiry[], EnquiryOf>({
      query: (enquiry) => ({ ...publicationOf(enquiry), method: "DELETE" }),
      transformResponse: ({ data }: OwnEnquiriesResponse) => data,
      invalidatesTags: ["Enquiry"],
    }),
    /** A new link by which anybody sees the draft for seven days; links before it end (D105). */
    createPreviewLink: build.mutation<PreviewLink, string>({
      query: (id) => command(id, "preview-link", "POST"),
      transformResponse: ({ data }: PreviewLinkResponse) => data,
    }),
    /** Ends the draft's link. */
    removePreviewLink: build.mutation<null, string>({
      query: (id) => ({
        service: "userService",
        url: draftUrl(id, "preview-link"),
        method: "DELETE",
      }),
    }),
  }),
});
export const { useListEnquiriesQuery } = draftsApi;
