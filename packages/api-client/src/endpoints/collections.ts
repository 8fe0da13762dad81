import type {
  Collection,
  CollectionChange,
  CollectionResponse,
  CollectionsQuery,
  CollectionsResponse,
  InviteRequest,
  NewCollection,
  NewOwner,
  ReceivedInvitationResponse,
  SavedHomesQuery,
  SavedHomesResponse,
  SharedCollectionResponse,
} from "@hjem/domain/saved/collection";
import { favoritesApi, collectionUrl as url } from "./favorites.ts";

const ROOT = url();

/**
 * Collections of saved homes, their members and invitations, with the calls of hearts (spec §7 Favourites,
 * FAV-025..038).
 */
export const collectionsApi = favoritesApi.injectEndpoints({
  endpoints: (build) => ({
    /** The person's collections. */
    listCollections: build.query<CollectionsResponse, CollectionsQuery | void>({
      query: (params) => ({
        service: "userService",
        url: ROOT,
        ...(params && { params: { ...params } }),
      }),
      providesTags: ["Collection"],
    }),
    /** One of them. */
    getCollection: build.query<Collection, string>({
      query: (id) => ({ service: "userService", url: url(id) }),
      transformResponse: ({ data }: CollectionResponse) => data,
      providesTags: ["Collection"],
    }),
    /** Homes of a collection, or of all of them where `collectionId` is absent (FAV-030, FAV-031). */
    listSavedHomes: build.query<
      SavedHomesResponse,
      { collectionId?: string | undefined; query?: SavedHomesQuery }
    >({
      query: ({ collectionId, query }) => ({
        service: "userService",
        url: collectionId === undefined ? url("properties") : url(collectionId, "properties"),
        params: { ...query },
      }),
      providesTags: (_, _error, { collectionId }) => [
        { type: "SavedHome", id: collectionId ?? "all" },
      ],
    }),
    /** Creates a collection and invites the given addresses (FAV-032). */
    createCollection: build.mutation<Collection, NewCollection>({
      query: (body) => ({ service: "userService", url: ROOT, method: "POST", body }),
      transformResponse: ({ data }: CollectionResponse) => data,
      invalidatesTags: ["Collection"],
    }),
    /** Renames it, or opens and closes its secret link (FAV-035, D64). */
    changeCollection: build.mutation<Collection, { id: string; body: CollectionChange }>({
      query: ({ id, body }) => ({ service: "userService", url: url(id), method: "PATCH", body }),
      transformResponse: ({ data }: CollectionResponse) => data,
      invalidatesTags: ["Collection"],
    }),
    /** Deletes it; `restoreCollection` undoes that for five minutes (FAV-036). */
    deleteCollection: build.mutation<null, string>({
      query: (id) => ({ service: "userService", url: url(id), method: "DELETE" }),
      invalidatesTags: ["Collection", "Favorite", "SavedHome"],
    }),
    /** Undoes a deletion. */
    restoreCollection: build.mutation<Collection, string>({
      query: (id) => ({ service: "userService", url: url(id, "restore"), method: "POST" }),
      transformResponse: ({ data }: CollectionResponse) => data,
      invalidatesTags: ["Collection", "Favorite", "SavedHome"],
    }),
    /** Says that the person has looked at a collection: what is in it now is no longer new (D61). */
    markCollectionSeen: build.mutation<null, string>({
      query: (id) => ({ service: "userService", url: url(id, "seen"), method: "POST" }),
      invalidatesTags: ["Collection"],
    }),
    /** Invites somebody by mail (FAV-034, D63). */
    inviteToCollection: build.mutation<Collection, { collectionId: string; body: InviteRequest }>({
      query: ({ collectionId, body }) => ({
        service: "userService",
        url: url(collectionId, "user", "invite"),
        method: "POST",
        body,
      }),
      transformResponse: ({ data }: CollectionResponse) => data,
      invalidatesTags: ["Collection"],
    }),
    /** Withdraws an invitation. */
    withdrawInvitation: build.mutation<null, { collectionId: string; invitationId: string }>({
      query: ({ collectionId, invitationId }) => ({
        service: "userService",
        url: url(collectionId, "invitations", invitationId),
        method: "DELETE",
      }),
      invalidatesTags: ["Collection"],
    }),
    /** Removes a member, or leaves where it is the person themself. */
    removeMember: build.mutation<null, { collectionId: string; userId: string }>({
      query: ({ collectionId, userId }) => ({
        service: "userService",
        url: url(collectionId, "user", userId),
        method: "DELETE",
      }),
      invalidatesTags: ["Collection", "Favorite", "SavedHome"],
    }),
    /** Hands the collection over to a member. */
    changeOwner: build.mutation<Collection, { collectionId: string; body: NewOwner }>({
      query: ({ collectionId, body }) => ({
        service: "userService",
        url: url(collectionId, "owner"),
        method: "POST",
        body,
      }),
      transformResponse: ({ data }: CollectionResponse) => data,
      invalidatesTags: ["Collection"],
    }),
    /** An invitation by the token of its link; needs no session. */
    getInvitation: build.query<ReceivedInvitationResponse["data"], string>({
      query: (token) => ({ service: "userService", url: url("invitations", token) }),
      transformResponse: ({ data }: ReceivedInvitationResponse) => data,
      keepUnusedDataFor: 0,
    }),
    /** Accepts it: the person is a member from now on. */
    acceptInvitation: build.mutation<ReceivedInvitationResponse["data"], string>({
      query: (token) => ({
        service: "userService",
        url: url("invitations", token, "accept"),
        method: "POST",
      }),
      transformResponse: ({ data }: ReceivedInvitationResponse) => data,
      invalidatesTags: ["Collection", "Favorite"],
    }),
    /** Declines it; the inviter cannot invite this address again for 90 days. Needs no session. */
    declineInvitation: build.mutation<ReceivedInvitationResponse["data"], string>({
      query: (token) => ({
        service: "userService",
        url: url("invitations", token, "decline"),
        method: "POST",
      }),
      transformResponse: ({ data }: ReceivedInvitationResponse) => data,
    }),
    /** A shared collection by its secret link; needs no session (D64). */
    getSharedCollection: build.query<SharedCollectionResponse["data"], string>({
      query: (token) => ({ service: "userService", url: url("shared", token) }),
      transformResponse: ({ data }: SharedCollectionResponse) => data,
      keepUnusedDataFor: 0,
    }),
  }),
});
