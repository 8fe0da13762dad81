import { DoneResponse } from "@hjem/domain/account/auth-response";
import { DemandResponse } from "@hjem/domain/draft/demand";
import {
  DraftResponse,
  OwnEnquiriesResponse,
  OwnListingsResponse,
  PublishResponse,
} from "@hjem/domain/draft/draft";
import { PaymentOfferResponse, PaymentResponse } from "@hjem/domain/draft/payment";
import { PreviewLinkResponse } from "@hjem/domain/draft/preview-link";
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
import { AddressesResponse, NearResponse } from "@hjem/domain/place/address";
import { addressesApi } from "./endpoints/addresses.ts";
import { draftFilesApi } from "./endpoints/draft-files.ts";
import { draftPreviewApi } from "./endpoints/draft-preview.ts";
import { draftsApi } from "./endpoints/drafts.ts";
import { moderationApi } from "./endpoints/moderation.ts";
import { paymentsApi } from "./endpoints/payments.ts";

/**
 * Schemas of the calls by which a person sells or lets a home (API-036). Checked on the server and in tests: the schemas
 * of requests beside them use more of zod than a browser gets (decision 035).
 */
export function checkPublishingResponses(): void {
  addressesApi.enhanceEndpoints({
    endpoints: {
      findAddresses: { rawResponseSchema: AddressesResponse },
      findNearPlace: { rawResponseSchema: NearResponse },
    },
  });
  draftPreviewApi.enhanceEndpoints({
    endpoints: { getDraftPreview: { rawResponseSchema: DetailedListing } },
  });
  const draft = { rawResponseSchema: DraftResponse };
  const enquiries = { rawResponseSchema: OwnEnquiriesResponse };
  draftsApi.enhanceEndpoints({
    endpoints: {
      listOwnListings: { rawResponseSchema: OwnListingsResponse },
      getDemand: { rawResponseSchema: DemandResponse },
      getDraft: draft,
      createDraft: draft,
      changeDraft: draft,
      restoreDraft: draft,
      duplicateDraft: draft,
      publishDraft: { rawResponseSchema: PublishResponse },
      activateListing: draft,
      deactivateListing: draft,
      closeListing: draft,
      relistListing: draft,
      appealRejection: draft,
      listEnquiries: enquiries,
      answerEnquiry: enquiries,
      createPreviewLink: { rawResponseSchema: PreviewLinkResponse },
    },
  });
  const payment = { rawResponseSchema: PaymentResponse };
  paymentsApi.enhanceEndpoints({
    endpoints: {
      getPayment: { rawResponseSchema: PaymentOfferResponse },
      payDraft: payment,
      confirmPayment: payment,
    },
  });
  draftFilesApi.enhanceEndpoints({
    endpoints: {
      changeDraftPhoto: draft,
      sortDraftPhotos: draft,
      deleteDraftPhoto: draft,
      restoreDraftPhoto: draft,
      deleteDraftAttachment: draft,
    },
  });
  moderationApi.enhanceEndpoints({
    endpoints: {
      listCases: { rawResponseSchema: CasesResponse },
      getCase: { rawResponseSchema: ModerationCaseResponse },
      decideCase: { rawResponseSchema: DoneResponse },
      findListings: { rawResponseSchema: AdminListingsResponse },
      getListingRecord: { rawResponseSchema: ListingRecordResponse },
      listPayments: { rawResponseSchema: AdminPaymentsResponse },
      refundPayment: { rawResponseSchema: DoneResponse },
      findPeople: { rawResponseSchema: AdminPeopleResponse },
      lockPerson: { rawResponseSchema: DoneResponse },
      listFeatures: { rawResponseSchema: FeaturesResponse },
      switchFeature: { rawResponseSchema: DoneResponse },
      listLog: { rawResponseSchema: AdminLogResponse },
    },
  });
}
