/** Constants of draft listings, without zod, so that pages can import them (spec §3 Draft listing, D92-D104). */
import { HOUR_MS } from "../durations.ts";

/** The five tabs of the wizard in their order (LIST-004..009). */
export const draftTabs = ["type", "photos", "location", "details", "price"] as const;
export type DraftTab = (typeof draftTabs)[number];

/** Modes of the wizard in its address (LIST-012..015, D92). */
export const wizardModes = ["add", "edit", "preview", "payment"] as const;
export type WizardMode = (typeof wizardModes)[number];

/** Status of a draft for its owner (D95). */
export const draftStatuses = [
  "draft",
  "awaiting_payment",
  "in_review",
  "rejected",
  "live",
  "inactive",
  "expired",
  "sold",
  "leased",
] as const;
export type DraftStatus = (typeof draftStatuses)[number];

/** Groups of one's own listings in the order of their tabs. */
export const ownListingGroups = ["draft", "review", "live", "ended", "closed"] as const;
export type OwnListingGroup = (typeof ownListingGroups)[number];

const groups: Readonly<Record<DraftStatus, OwnListingGroup>> = {
  draft: "draft",
  awaiting_payment: "draft",
  in_review: "review",
  rejected: "ended",
  live: "live",
  inactive: "ended",
  expired: "ended",
  sold: "closed",
  leased: "closed",
};

/** The group under which a listing of a status is found. */
export const groupOfStatus = (status: DraftStatus): OwnListingGroup => groups[status];

/** Statuses in which nothing happens until the owner does something. */
const waiting: readonly DraftStatus[] = ["draft", "awaiting_payment", "rejected", "expired"];

/** Whether the next thing is the owner's to do: such listings stand first, and the topmost of a page has the primary button. */
export const needsOwner = (status: DraftStatus, unanswered: number): boolean =>
  waiting.includes(status) || (status === "live" && unanswered > 0);

/** Rooms of a photo in the order of the wizard's menu; `other` is LIST-073's `any` (D103). */
export const draftPhotoKinds = [
  "other",
  "bedroom",
  "bathroom",
  "kitchen",
  "exterior",
  "floorplan",
  "living_room",
  "dining_room",
  "garage",
] as const;
export type DraftPhotoKind = (typeof draftPhotoKinds)[number];

/** States of an uploaded photo (D101). */
export const photoStates = ["processing", "ready", "failed"] as const;

export const TITLE_LENGTH = { min: 10, max: 80 } as const;
/** Characters of a description as HTML. */
export const DESCRIPTION_MAX_LENGTH = 20_000;
export const PHOTOS_MAX = 80;
export const ATTACHMENTS_MAX = 40;
/** Size in bytes up to which a photo is sent in one request; larger ones are resumable uploads (D101). */
export const PHOTO_IN_ONE_REQUEST_MAX_BYTES = 8 * 1024 * 1024;
export const PHOTO_MAX_BYTES = 40 * 1024 * 1024;
export const PHOTO_MAX_PIXELS = 100_000_000;
/** Pixels above which a browser makes a photo smaller before it sends it, and how long its longer side is then. */
export const PHOTO_SCALED_ABOVE_PIXELS = 50_000_000;
export const PHOTO_SCALED_SIDE_PX = 4_000;
export const ATTACHMENT_MAX_BYTES = 25 * 1024 * 1024;
/** Milliseconds for which an upload that was broken off can be resumed (D101). */
export const UPLOAD_RESUME_MS = 24 * 60 * 60_000;
/** Characters of a file's name that are stored. */
export const FILE_NAME_MAX_LENGTH = 120;
/** Pixels across under which a photo looks blurred on a large screen; advice, no limit. */
export const PHOTO_ADVISED_WIDTH_PX = 1024;
/** Size in bytes of the parts of a resumable upload. */
export const UPLOAD_PART_BYTES = 1024 * 1024;
/** File types of photos that are accepted; HEIC is not, as phones convert it (D101). */
export const photoTypes = ["image/jpeg", "image/png", "image/webp", "image/avif"] as const;
/** Days after which an abandoned draft is deleted, and before that the day of the warning. */
export const ABANDONED_DAYS = { warned: 166, deleted: 180 } as const;
/** Days before expiry on which its owner gets a mail (D100). */
export const EXPIRY_WARNING_DAYS = [7, 1] as const;
/** Drafts and listings of one person. */
export const DRAFTS_MAX = 200;
/** Viewings of a draft. */
export const INSPECTIONS_MAX = 20;

/** Rules by which a listing waits for a moderator before it is public (D99). */
export const heldForRules = [
  "price_below_median",
  "same_photos",
  "new_account",
  "payment_words",
  "rejected_before",
] as const;
export type HeldFor = (typeof heldForRules)[number];

/** How long sold, let or withdrawn can be undone, and alerts of it wait (D139). */
export const CLOSING_UNDO_MS = HOUR_MS;
