import { CommuteAddressesResponse } from "@hjem/domain/account/commute-address";
import {
  AlertScheduleResponse,
  AlertsResponse,
  PushKeyResponse,
  UnreadResponse,
  UnsubscribeState,
} from "@hjem/domain/saved/alert";
import {
  AllFavoritesResponse,
  CollectionResponse,
  CollectionsResponse,
  ReceivedInvitationResponse,
  SavedHomesResponse,
  SharedCollectionResponse,
} from "@hjem/domain/saved/collection";
import {
  NoteResponse,
  PlannedViewingsResponse,
  QuestionResponse,
} from "@hjem/domain/saved/decision";
import {
  ExistsResponse,
  LastSearchesResponse,
  SavedSearchesResponse,
  SavedSearchResponse,
} from "@hjem/domain/saved/saved-search";
import type { collectionsApi } from "./endpoints/collections.ts";
import type { commuteApi } from "./endpoints/commute.ts";
import type { decisionsApi } from "./endpoints/decisions.ts";
import type { notificationsApi } from "./endpoints/notifications.ts";
import type { savedSearchesApi } from "./endpoints/saved-searches.ts";
import type { unsubscribeApi } from "./endpoints/unsubscribe.ts";
import { addResponseSchemas } from "./response-schemas.ts";

/** Schemas of what a person has saved (API-036). */
export function checkSavedResponses(): void {
  const collection = CollectionResponse;
  const invitation = ReceivedInvitationResponse;
  addResponseSchemas<typeof collectionsApi>({
    listCollections: CollectionsResponse,
    getCollection: collection,
    listFavorites: AllFavoritesResponse,
    listSavedHomes: SavedHomesResponse,
    createCollection: collection,
    changeCollection: collection,
    restoreCollection: collection,
    inviteToCollection: collection,
    changeOwner: collection,
    getInvitation: invitation,
    acceptInvitation: invitation,
    declineInvitation: invitation,
    getSharedCollection: SharedCollectionResponse,
  });
  addResponseSchemas<typeof decisionsApi>({
    saveNote: NoteResponse,
    addQuestion: QuestionResponse,
    changeQuestion: QuestionResponse,
    listPlannedViewings: PlannedViewingsResponse,
  });
  const search = SavedSearchResponse;
  addResponseSchemas<typeof savedSearchesApi>({
    listSavedSearches: SavedSearchesResponse,
    getSavedSearches: SavedSearchesResponse,
    findSavedSearch: ExistsResponse,
    saveSearch: search,
    changeSavedSearch: search,
    changeFrequency: search,
    selectSavedSearch: search,
    restoreSavedSearch: search,
    listLastSearches: LastSearchesResponse,
  });
  const addresses = CommuteAddressesResponse;
  addResponseSchemas<typeof commuteApi>({
    listCommuteAddresses: addresses,
    addCommuteAddresses: addresses,
    changeCommuteAddress: addresses,
    removeCommuteAddress: addresses,
  });
  const unsubscribing = UnsubscribeState;
  addResponseSchemas<typeof unsubscribeApi>({
    getUnsubscribe: unsubscribing,
    changeByLink: unsubscribing,
  });
  const schedule = AlertScheduleResponse;
  const unread = UnreadResponse;
  addResponseSchemas<typeof notificationsApi>({
    listAlerts: AlertsResponse,
    countUnread: unread,
    markRead: unread,
    getSchedule: schedule,
    changeSchedule: schedule,
    getPush: PushKeyResponse,
  });
}
