import type { DraftImage } from "@hjem/domain/draft/draft";
import type {
  DraftContacts,
  DraftLocation,
  PriceAndDate,
  PropertyDetail,
} from "@hjem/domain/draft/draft-detail";
import type { DraftPhotoKind, DraftStatus, HeldFor } from "@hjem/domain/draft/draft-rules";
import type { Listing } from "@hjem/domain/listing/listing";
import type { DraftListingType } from "@hjem/domain/listing/listing-type";
import type { ColumnType, Generated, Selectable } from "kysely";

type Json<Value> = ColumnType<Value, string, string>;
type Time = ColumnType<Date, string, string>;
type OptionalTime = ColumnType<Date | null, string | null | undefined, string | null>;
type Optional<Value> = ColumnType<Value | null, Value | null | undefined, Value | null>;

/** The four parts of a draft that are stored as they were typed. */
export interface DraftContent {
  location: DraftLocation;
  propertyDetail: PropertyDetail;
  priceAndDate: PriceAndDate;
  contacts: DraftContacts;
}

/** A listing as it was before its owner took it off the market (D139). */
export interface ClosingUndo {
  /** Milliseconds since 1970. */
  until: number;
  /** `changedAt` of the closed listing: another one was changed since, and cannot be undone. */
  closedAs: string;
  listing: Listing;
  /** Columns of the draft as they were. */
  row: Pick<Selectable<ListingDraftTable>, "status" | "closed_price"> & {
    off_market_since: string | null;
  };
}

interface ListingDraftTable {
  id: string;
  account_id: string;
  region: string;
  /** `expired` and `awaiting_payment` are derived from the times and the payments, and never stored. */
  status: DraftStatus;
  version: number;
  /** The version at which what is typed changed last; photos and PDFs raise `version` alone. */
  content_version: ColumnType<number, number | undefined, number>;
  /** The version that is public; null before publication (D98). */
  published_version: Optional<number>;
  listing_type: Optional<DraftListingType>;
  /** Public id of the listing in lower case. */
  public_id: Optional<string>;
  content: Json<DraftContent>;
  review_reason: Optional<string>;
  held_for: Optional<HeldFor>;
  review_at: OptionalTime;
  /** When the owner appealed against the latest rejection (D99). */
  appealed_at: OptionalTime;
  /** `YYYY-MM-DD`. */
  closed_on: ColumnType<Date | null, string | null | undefined, string | null>;
  closed_price: Optional<number>;
  expires_at: OptionalTime;
  published_at: OptionalTime;
  /** Since when it is not public; null while it is. */
  off_market_since: OptionalTime;
  /** What stood before the home was marked as sold, let or withdrawn, to undo it (D139). */
  undo: ColumnType<ClosingUndo | null, string | null | undefined, string | null>;
  /** When the owner was last warned of an end. */
  warned_at: OptionalTime;
  created_at: Time;
  changed_at: Time;
  /** Set while a deletion can be undone. */
  deleted_at: OptionalTime;
}

interface DraftImageTable {
  /** Of the medium. */
  id: string;
  draft_id: string;
  position: number;
  kind: DraftPhotoKind;
  alt: string;
  state: "processing" | "ready" | "failed";
  problem: Optional<DraftImage["problem"] & string>;
  /** Of the file as it was sent. */
  name: string;
  /** Bytes, and pixels across, as it was sent. */
  size: number;
  width: number;
  sha256: string;
  created_at: Time;
  deleted_at: OptionalTime;
}

interface DraftAttachmentTable {
  id: string;
  draft_id: string;
  name: string;
  /** Bytes. */
  size: number;
  pages: number;
  created_at: Time;
  /** It can be restored for a while. */
  deleted_at: Time | null;
}

/** A PDF that is stored; its draft's row may be gone while a listing still shows it. */
interface DocumentTable {
  id: string;
  /** Listings that have shown it, in lower case. */
  public_ids: Generated<string[]>;
  created_at: Time;
}

/** An upload in parts that has not arrived whole (D101); its bytes are a file of the data folder. */
interface DraftUploadTable {
  /** The id of the photo or the attachment that it becomes. */
  id: string;
  draft_id: string;
  kind: "images" | "attachments";
  name: string;
  /** Bytes of the whole file. */
  size: number;
  /** Sent before without a response: it may have arrived. */
  is_resent: Generated<boolean>;
  created_at: Time;
}

interface DraftPreviewLinkTable {
  draft_id: string;
  token_hash: string;
  created_at: Time;
  expires_at: Time;
}

interface LeadAnswerTable {
  id: string;
  lead_id: string;
  /** Who answered. */
  account_id: string;
  words: string;
  created_at: Time;
}

interface ContactAddressTable {
  account_id: string;
  /** In lower case. */
  email: string;
  token_hash: string;
  asked_at: Time;
  /** Null until its holder has confirmed it. */
  confirmed_at: ColumnType<Date | null, string | null | undefined, string | null>;
}

interface PublicQuestionTable {
  /** The enquiry that it answers. */
  lead_id: string;
  /** Whose words they are. */
  account_id: string;
  question: string;
  answer: string;
  published_at: Time;
  changed_at: Time;
}

/** Tables of draft listings. */
export interface DraftTables {
  listing_draft: ListingDraftTable;
  draft_image: DraftImageTable;
  draft_attachment: DraftAttachmentTable;
  draft_upload: DraftUploadTable;
  document: DocumentTable;
  draft_preview_link: DraftPreviewLinkTable;
  contact_address: ContactAddressTable;
  lead_answer: LeadAnswerTable;
  public_question: PublicQuestionTable;
}
