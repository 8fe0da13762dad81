import { DoneResponse } from "@hjem/domain/account/auth-response";
import {
  ContentPictureResponse,
  ContentPreviewResponse,
  ContentVersionResponse,
  ContentVersionsResponse,
  EditorEntryResponse,
  EditorListResponse,
} from "@hjem/domain/content/content-editor";
import { DemandResponse } from "@hjem/domain/draft/demand";
import {
  DraftResponse,
  OwnEnquiriesResponse,
  OwnListingsResponse,
  ViewingListResponse,
  PublishResponse,
} from "@hjem/domain/draft/draft";
import {
  PaymentOfferResponse,
  PaymentResponse,
  ReceiptFileResponse,
  ReceiptsResponse,
} from "@hjem/domain/draft/payment";
import { DraftCardResponse, PreviewLinkResponse } from "@hjem/domain/draft/preview-link";
import { HeldEnquiriesResponse } from "@hjem/domain/lead/held-enquiry";
import { DetailedListing } from "@hjem/domain/listing/listing";
import {
  AdminLogResponse,
  AdminPaymentsResponse,
  AdminPeopleResponse,
  FeaturesResponse,
  ListingRecordResponse,
} from "@hjem/domain/moderation/administration";
import {
  AdminListingsResponse,
  CasesResponse,
  ModerationCaseResponse,
} from "@hjem/domain/moderation/moderation-case";
import { StatisticsResponse } from "@hjem/domain/moderation/statistics";
import { AddressesResponse, AddressRowResponse, NearResponse } from "@hjem/domain/place/address";
import type { addressesApi } from "./endpoints/addresses.ts";
import type { contentEditorApi } from "./endpoints/content-editor.ts";
import type { contentPreviewApi } from "./endpoints/content-preview.ts";
import type { draftFilesApi } from "./endpoints/draft-files.ts";
import type { draftPreviewApi } from "./endpoints/draft-preview.ts";
import type { draftsApi } from "./endpoints/drafts.ts";
import type { moderationApi } from "./endpoints/moderation.ts";
import type { paymentsApi } from "./endpoints/payments.ts";
import { addResponseSchemas } from "./response-schemas.ts";

/**
 * Schemas of the calls by which a person sells or lets a home, or writes content (API-036). Checked on the server and in tests: the schemas
 * of requests beside them use more of zod than a browser gets (decision 035).
 */
export function checkPublishingResponses(): void {
  addResponseSchemas<typeof addressesApi>({
    findAddresses: AddressesResponse,
    findNearPlace: NearResponse,
    findAddressFault: AddressRowResponse,
  });
  addResponseSchemas<typeof draftPreviewApi>({ getDraftPreview: DetailedListing });
  const draft = DraftResponse;
  const enquiries = OwnEnquiriesResponse;
  addResponseSchemas<typeof draftsApi>({
    listOwnListings: OwnListingsResponse,
    getDemand: DemandResponse,
    getDraft: draft,
    getDraftCard: DraftCardResponse,
    createDraft: draft,
    changeDraft: draft,
    restoreDraft: draft,
    duplicateDraft: draft,
    publishDraft: PublishResponse,
    activateListing: draft,
    deactivateListing: draft,
    closeListing: draft,
    relistListing: draft,
    appealRejection: draft,
    listEnquiries: enquiries,
    getViewingList: ViewingListResponse,
    answerEnquiry: enquiries,
    publishQuestion: enquiries,
    unpublishQuestion: enquiries,
    createPreviewLink: PreviewLinkResponse,
  });
  const payment = PaymentResponse;
  addResponseSchemas<typeof paymentsApi>({
    getPayment: PaymentOfferResponse,
    listReceipts: ReceiptsResponse,
    getReceiptFile: ReceiptFileResponse,
    payDraft: payment,
    confirmPayment: payment,
  });
  addResponseSchemas<typeof draftFilesApi>({
    changeDraftPhoto: draft,
    sortDraftPhotos: draft,
    deleteDraftPhoto: draft,
    restoreDraftPhoto: draft,
    restoreDraftAttachment: draft,
    deleteDraftAttachment: draft,
  });
  addResponseSchemas<typeof moderationApi>({
    listCases: CasesResponse,
    getCase: ModerationCaseResponse,
    listHeldEnquiries: HeldEnquiriesResponse,
    releaseEnquiry: HeldEnquiriesResponse,
    deleteHeldEnquiry: HeldEnquiriesResponse,
    decideCase: DoneResponse,
    findListings: AdminListingsResponse,
    getListingRecord: ListingRecordResponse,
    listPayments: AdminPaymentsResponse,
    refundPayment: DoneResponse,
    correctPlace: DoneResponse,
    findPeople: AdminPeopleResponse,
    lockPerson: DoneResponse,
    listFeatures: FeaturesResponse,
    switchFeature: DoneResponse,
    listLog: AdminLogResponse,
    getStatistics: StatisticsResponse,
  });
  const entry = EditorEntryResponse;
  addResponseSchemas<typeof contentEditorApi>({
    listEditorContent: EditorListResponse,
    getEditorEntry: entry,
    saveContentDraft: entry,
    publishContent: entry,
    unpublishContent: entry,
    listContentVersions: ContentVersionsResponse,
    getContentVersion: ContentVersionResponse,
    restoreContentVersion: entry,
    createContentPage: entry,
    deleteContentPage: DoneResponse,
    createContentPreview: PreviewLinkResponse,
    addContentPicture: ContentPictureResponse,
  });
  addResponseSchemas<typeof contentPreviewApi>({ getContentPreview: ContentPreviewResponse });
}
