import type { Draft } from "@hjem/domain/draft/draft";
import type { DraftContacts } from "@hjem/domain/draft/draft-detail";
import { DAY_MS } from "@hjem/domain/durations";
import { Listing } from "@hjem/domain/listing/listing";
import type { AddressFault } from "@hjem/domain/place/address";
import type { Region } from "@hjem/domain/region";
import { toSnake } from "@hjem/domain/wire/case";
import type { Queries } from "../../../db/schema.ts";
import { ApiError, type FieldError } from "../../../plugins/api-error.ts";
import { findAddressFault } from "../../addresses/address-row.ts";
import { listingAddressOf } from "../../addresses/listing-address-of.ts";
import { readPhone } from "../../leads/form-checks.ts";
import { fitToMarket } from "../../listings/fit-to-market.ts";
import { randomPropertyId } from "../../listings/property-id.ts";
import { type DraftRow, draftView } from "../draft-access.ts";
import { brokenRules } from "./broken-rules.ts";
import { buildListing } from "./build-listing.ts";
import { readStoredListing } from "./stored-listing.ts";

/** A home that was off the market for this long comes back as a new one (D100). */
const NEW_AGAIN_AFTER_MS = 180 * DAY_MS;

/** A draft at the gate; `now` in milliseconds since 1970. */
export interface DraftAtGate {
  row: DraftRow;
  region: Region;
  now: number;
}

/** A draft that can be published, and the listing that it becomes. */
export interface Publishable {
  draft: Draft;
  listing: Listing;
}

const faultsOf = (fields: readonly string[], sentence: FieldError["sentence"]): FieldError[] =>
  fields.map((field) => ({ field, sentence }));

/**
 * Whether an address or a telephone is given (LIST-104), and each telephone can be called: one that was typed and is not shown
 * would surprise its owner. A draft keeps what is typed, whatever it is.
 */
const isReachable = ({ email, phones = [] }: DraftContacts, { dialCode }: Region): boolean =>
  (Boolean(email) || phones.length > 0) &&
  phones.every((phone) => readPhone(phone, dialCode) !== null);

/** What is missing or wrong in the draft itself, the missing first; each field once. */
function faultsIn(
  draft: Draft,
  { region, now }: DraftAtGate,
  addressFault: AddressFault | null,
): FieldError[] {
  const { listingType, images, tabs, contacts } = draft;
  const missing = Object.values(tabs).flatMap((tab) => tab.missing);
  if (listingType === null) return faultsOf(missing, "required");
  const isProcessing = images.some(({ state }) => state === "processing");
  const values = { code: region.dialCode };
  const phone: FieldError = { field: "contacts.phones", sentence: "phone", values };
  const faults = [
    ...faultsOf(missing, "required"),
    ...(isProcessing ? faultsOf(["images"], "processing") : []),
    ...faultsOf(brokenRules({ ...draft, listingType }, region, now, addressFault), "format"),
    ...(isReachable(contacts, region) ? [] : [phone]),
  ];
  return faults.filter(
    ({ field }, index) => faults.findIndex((other) => other.field === field) === index,
  );
}

/** Since when the home counts as published: a long absence makes it new (D100). */
const publishedSince = (row: DraftRow, now: number): Date => {
  const isNew =
    row.published_at === null ||
    (row.off_market_since !== null && row.off_market_since.getTime() + NEW_AGAIN_AFTER_MS <= now);
  return isNew || row.published_at === null ? new Date(now) : row.published_at;
};

/** The listing that a draft without faults becomes; or the faults that only the whole listing shows. */
async function listingOf(
  trx: Queries,
  draft: Draft,
  { row, region, now }: DraftAtGate,
): Promise<Listing | FieldError[]> {
  const stored = await readStoredListing(trx, row.public_id);
  const address = stored?.address ?? (await listingAddressOf(trx, region, draft.location));
  if (!address) return faultsOf(["location.coordinates"], "required");
  const built = await buildListing(trx, {
    region,
    row,
    draft,
    address,
    stored,
    id: row.public_id ?? randomPropertyId(),
    publishedAt: publishedSince(row, now).toISOString(),
    changedAt: new Date(now).toISOString(),
  });
  const { data, error } = Listing.safeParse(built);
  if (!data) {
    const paths = error.issues.map(({ path }) => path.map((key) => toSnake(String(key))).join("."));
    return faultsOf([...new Set(paths)], "format");
  }
  try {
    return fitToMarket(data, region);
  } catch {
    // Caught: of what a market refuses a draft can only state a state that there is not.
    return faultsOf(["location.region"], "format");
  }
}

/**
 * The one gate of publication and of payment (D123): the listing that a draft becomes, or everything that keeps it from
 * being published, by field. It reads only, and is to be called with the draft locked where something is done by it.
 */
export async function checkPublication(
  trx: Queries,
  at: DraftAtGate,
): Promise<Publishable | FieldError[]> {
  const draft = await draftView({ db: trx, now: () => at.now }, at.region, at.row);
  // The address of a published listing is fixed (D98): an administrator corrects it.
  const isFixed = at.row.public_id !== null;
  const addressFault = isFixed ? null : await findAddressFault(trx, at.region.id, draft.location);
  const faults = faultsIn(draft, at, addressFault);
  if (faults.length > 0) return faults;
  const listing = await listingOf(trx, draft, at);
  return Array.isArray(listing) ? listing : { draft, listing };
}

/**
 * The same, for whoever cannot go on without it.
 * @throws {ApiError} `draft_incomplete` with the fields.
 */
export async function requirePublishable(trx: Queries, at: DraftAtGate): Promise<Publishable> {
  const checked = await checkPublication(trx, at);
  if (Array.isArray(checked)) throw new ApiError("draft_incomplete", { fieldErrors: checked });
  return checked;
}
