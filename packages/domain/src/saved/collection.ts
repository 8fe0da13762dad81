import { z } from "zod";
import { AccountEmail } from "../account/auth-request.ts";
import { PAGE_MAX, PAGE_SIZE_MAX } from "../limits.ts";
import { availabilities } from "../listing/availability.ts";
import { orders } from "../listing/enumerations.ts";
import { ListingImage } from "../listing/image.ts";
import { Instant } from "../listing/listing-dates.ts";
import { ListingChange } from "../listing/listing-history.ts";
import { PropertyId } from "../listing/property-id.ts";
import { Property } from "../listing/property.ts";
import { Pagination } from "../search/search-response.ts";
import { tidyLine } from "../text/clean-text.ts";
import { HomeChecks, HomeQuestion, HomeNote, HomeVerdict } from "./decision.ts";
import {
  COLLECTION_MEMBERS_MAX,
  COLLECTION_NAME_MAX_LENGTH,
  COLLECTION_PAGE_SIZE,
  collectionRoles,
  DEFAULT_COLLECTION_NAME,
  HOMES_ADDED_MAX,
  invitationStatuses,
  savedRooms,
} from "./saved-rules.ts";

/** UUIDv7 of a collection (D60). */
export const CollectionId = z.uuid();

/** A person of a collection. Email addresses of others are never shown (D60). */
export const CollectionUser = z.object({
  userId: z.uuid(),
  name: z.string(),
  role: z.enum(collectionRoles),
});
export type CollectionUser = z.infer<typeof CollectionUser>;

/** An invitation as the person who sent it sees it; nobody else sees the address (D60, D63). */
export const SentInvitation = z.object({
  id: z.uuid(),
  email: z.string(),
  status: z.enum(invitationStatuses),
  expiresAt: Instant,
});
export type SentInvitation = z.infer<typeof SentInvitation>;

/** Saved homes of a page, with their position in the list (FAV-013). */
const PagedProperties = z.object({
  currentPage: z.int().min(1),
  perPage: z.int().min(1),
  total: z.int().nonnegative(),
  data: z.array(Property),
});

/** A collection of saved homes (FAV-012, D60). */
export const Collection = z.object({
  id: CollectionId,
  /** `default` for the default collection, whose name a page translates. */
  name: z.string(),
  isDefault: z.boolean(),
  /** True where its secret link may be read without an account (D64). */
  isShareable: z.boolean(),
  /** Path of that link, for the owner only; null while it is not shared. */
  sharePath: z.string().nullable(),
  /** The role of the person who requests it. */
  role: z.enum(collectionRoles),
  /** Owner first, then members in the order in which they joined. */
  users: z.array(CollectionUser),
  /** Sent by the person who requests it, newest first. */
  invitations: z.array(SentInvitation),
  /** The four homes saved last, to preview it; `total` counts all. */
  properties: PagedProperties,
  /** Homes added by others or changed since this person's last visit (D61). */
  newCount: z.int().nonnegative(),
  /**
   * Of one collection: viewings of its homes that are not over, and notes of all persons. Null in a list of collections,
   * where nothing shows them.
   */
  counts: z.object({ viewings: z.int().nonnegative(), notes: z.int().nonnegative() }).nullable(),
  /**
   * Of one collection: the last homes that were removed in 30 days, newest first; `removedBy` is
   * null for somebody who has left since (D131). Null in a list of collections.
   */
  removals: z
    .array(
      z.object({
        propertyId: PropertyId,
        address: z.string(),
        removedBy: z.uuid().nullable(),
        at: Instant,
      }),
    )
    .nullable(),
  createdAt: Instant,
  updatedAt: Instant,
});
export type Collection = z.infer<typeof Collection>;

/** Response of `GET /api/v2/property-collections` (FAV-025). The default collection stands first, then by name. */
export const CollectionsResponse = z.object({ data: z.array(Collection), pagination: Pagination });
export type CollectionsResponse = z.infer<typeof CollectionsResponse>;
/** Response of `GET`, `POST` and `PATCH` of one collection. */
export const CollectionResponse = z.object({ data: Collection });
export type CollectionResponse = z.infer<typeof CollectionResponse>;

/** Numbers of a query; what is no number is corrected to the default (FAV-021). */
const page = z.coerce.number().int().min(1).max(PAGE_MAX).catch(1).default(1);
const size = z.coerce
  .number()
  .int()
  .min(1)
  .max(PAGE_SIZE_MAX)
  .catch(COLLECTION_PAGE_SIZE)
  .default(COLLECTION_PAGE_SIZE);

/** A list of a query, which may be one value; unknown values are dropped (FAV-019). */
const listOf = <Value extends string>(values: readonly [Value, ...Value[]]) =>
  z.preprocess(
    (given) => {
      const texts: readonly unknown[] = Array.isArray(given) ? given : [given];
      return texts.filter((text) => values.some((value) => value === text));
    },
    z.array(z.enum(values)),
  );

/** Query of `GET /api/v2/property-collections` (FAV-025..027). */
export const CollectionsQuery = z.object({
  page,
  size,
  /** Counts and previews homes of these states only; none means all. */
  availability: listOf(availabilities),
  /** True: only collections with homes that are new to this person, and only those homes in the preview (D61). */
  newFavorites: z.stringbool().catch(false).default(false),
});
export type CollectionsQuery = Partial<z.infer<typeof CollectionsQuery>>;

/** Query of the homes of a collection, or of all of them (FAV-018..023). */
export const SavedHomesQuery = z.object({
  page,
  size,
  /** Rooms of which pictures are sent with each home. */
  showby: listOf(savedRooms),
  /** By the time at which a home was saved. */
  order: z.enum(orders).catch("desc").default("desc"),
  availability: listOf(availabilities),
  /** True: only homes that can be had and have viewings, over or to come. */
  viewings: z.stringbool().catch(false).default(false),
});
export type SavedHomesQuery = Partial<z.infer<typeof SavedHomesQuery>>;

/** A saved home in a collection, or in all of them. */
export const SavedHome = z.object({
  propertyId: PropertyId,
  /** The home as a result; of a listing that was deleted for good, its last card (D65). */
  property: Property,
  /** True where the listing was deleted: `property` holds its last facts. */
  isGone: z.boolean(),
  savedAt: Instant,
  /** Null for a person who has left. */
  savedBy: z.uuid().nullable(),
  /** Collections of this person that contain it. */
  collectionIds: z.array(CollectionId),
  /** Added by somebody else or changed since this person's last visit (D61). */
  isNew: z.boolean(),
  /** What changed since it was saved, newest first; "since the last visit" are those after `seenAt`. */
  changes: z.array(z.object({ at: Instant, change: ListingChange })),
  /** Since when this address is listed for sale without a pause that hides it (D87); null where unknown. */
  firstListedAt: Instant.nullable(),
  /** Pictures of the requested rooms, by room; a home without one has an empty list. */
  rooms: z.array(z.object({ room: z.enum(savedRooms), images: z.array(ListingImage) })),
  verdicts: z.array(HomeVerdict),
  notes: z.array(HomeNote),
  checks: z.array(HomeChecks),
  questions: z.array(HomeQuestion),
});
export type SavedHome = z.infer<typeof SavedHome>;

/** Response of `GET …/{collectionId}/properties` and `GET …/properties` (FAV-030, FAV-031). */
export const SavedHomesResponse = z.object({
  data: z.array(SavedHome),
  pagination: Pagination,
  /** Homes of the whole list by state, before the filter. */
  availability: z.array(z.object({ availability: z.enum(availabilities), count: z.int() })),
  /** Homes of the filtered list that have a picture of the room. */
  rooms: z.array(z.object({ room: z.enum(savedRooms), count: z.int() })),
  /** End of this person's previous visit; null on the first (D61). */
  seenAt: Instant.nullable(),
  /** Increases with each change of the collection; a client that polls compares it (D77). */
  version: z.int().nonnegative(),
});
export type SavedHomesResponse = z.infer<typeof SavedHomesResponse>;

/** Response of `GET /api/v2/property-collections/all-favorites`, with an ETag (FAV-029, D60). */
export const AllFavoritesResponse = z.object({
  data: z.array(
    z.object({
      propertyId: PropertyId,
      collectionIds: z.array(CollectionId),
      /** True where others are in one of them: removing the home takes it from them too (D131). @default false */
      isShared: z.boolean().optional(),
    }),
  ),
});
export type AllFavoritesResponse = z.infer<typeof AllFavoritesResponse>;

/** One line; the default collection's name is reserved (D60). */
export const CollectionName = z.preprocess(
  tidyLine,
  z
    .string()
    .min(1)
    .max(COLLECTION_NAME_MAX_LENGTH)
    .refine((name) => name.toLowerCase() !== DEFAULT_COLLECTION_NAME, "reserved"),
);

/** Addresses; a form sends one empty address where none was typed (FAV-040). */
const SharedWithEmails = z.preprocess(
  (given) =>
    Array.isArray(given)
      ? given.filter((email) => typeof email !== "string" || email.trim() !== "")
      : given,
  z.array(AccountEmail).max(COLLECTION_MEMBERS_MAX),
);

/** Body of `POST /api/v2/property-collections` (FAV-032). */
export const NewCollection = z.object({
  name: CollectionName,
  sharedWithEmails: SharedWithEmails.default([]),
});
export type NewCollection = z.input<typeof NewCollection>;

/**
 * Body of `PATCH /api/v2/property-collections/{id}`: missing fields stay. Of the addresses, only those are invited that
 * are neither members nor invited (FAV-041).
 */
export const CollectionChange = z.object({
  name: CollectionName.optional(),
  isShareable: z.boolean().optional(),
  sharedWithEmails: SharedWithEmails.optional(),
});
export type CollectionChange = z.input<typeof CollectionChange>;

/** Body of `POST …/{collectionId}/properties` (FAV-033): ids of homes; those that are in it already stay as they are. */
export const AddedProperties = z.object({
  properties: z.array(PropertyId).min(1).max(HOMES_ADDED_MAX),
});
export type AddedProperties = z.infer<typeof AddedProperties>;

/** Body of `POST …/{collectionId}/user/invite` (FAV-034). */
export const InviteRequest = z.object({ email: AccountEmail });
export type InviteRequest = z.infer<typeof InviteRequest>;

/** An invitation as whoever holds its link sees it, before signing in: no address, no other member (D63). */
export const ReceivedInvitation = z.object({
  collectionName: z.string(),
  invitedBy: z.string(),
  status: z.enum(invitationStatuses),
  expiresAt: Instant,
  /** The collection, once the person who requests it has accepted. */
  collectionId: CollectionId.nullable(),
});
export type ReceivedInvitation = z.infer<typeof ReceivedInvitation>;
export const ReceivedInvitationResponse = z.object({ data: ReceivedInvitation });
export type ReceivedInvitationResponse = z.infer<typeof ReceivedInvitationResponse>;

/** Body of `POST …/{collectionId}/owner`: hands the collection over to a member (D65). */
export const NewOwner = z.object({ userId: z.uuid() });
export type NewOwner = z.infer<typeof NewOwner>;

/** A shared collection by its secret link: public facts only (D64). */
export const SharedCollectionResponse = z.object({
  data: z.object({ name: z.string(), homes: z.array(Property) }),
});
export type SharedCollectionResponse = z.infer<typeof SharedCollectionResponse>;
