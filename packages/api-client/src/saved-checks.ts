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
import { collectionsApi } from "./endpoints/collections.ts";
import { decisionsApi } from "./endpoints/decisions.ts";
import { notificationsApi } from "./endpoints/notifications.ts";
import { savedSearchesApi } from "./endpoints/saved-searches.ts";
import { unsubscribeApi } from "./endpoints/unsubscribe.ts";

/** Schemas of what a person has saved (API-036). */
export function checkSavedResponses(): void {
  const collection = { rawResponseSchema: CollectionResponse };
  const invitation = { rawResponseSchema: ReceivedInvitationResponse };
  collectionsApi.enhanceEndpoints({
    endpoints: {
      listCollections: { rawResponseSchema: CollectionsResponse },
      getCollection: collection,
      listFavorites: { rawResponseSchema: AllFavoritesResponse },
      listSavedHomes: { rawResponseSchema: SavedHomesResponse },
      createCollection: collection,
      changeCollection: collection,
      restoreCollection: collection,
      inviteToCollection: collection,
      changeOwner: collection,
      getInvitation: invitation,
      acceptInvitation: invitation,
      declineInvitation: invitation,
      getSharedCollection: { rawResponseSchema: SharedCollectionResponse },
    },
  });
  decisionsApi.enhanceEndpoints({
    endpoints: {
      saveNote: { rawResponseSchema: NoteResponse },
      addQuestion: { rawResponseSchema: QuestionResponse },
      changeQuestion: { rawResponseSchema: QuestionResponse },
      listPlannedViewings: { rawResponseSchema: PlannedViewingsResponse },
    },
  });
  const search = { rawResponseSchema: SavedSearchResponse };
  savedSearchesApi.enhanceEndpoints({
    endpoints: {
      listSavedSearches: { rawResponseSchema: SavedSearchesResponse },
      getSavedSearches: { rawResponseSchema: SavedSearchesResponse },
      findSavedSearch: { rawResponseSchema: ExistsResponse },
      saveSearch: search,
      changeSavedSearch: search,
      changeFrequency: search,
      selectSavedSearch: search,
      restoreSavedSearch: search,
      listLastSearches: { rawResponseSchema: LastSearchesResponse },
    },
  });
  const unsubscribing = { rawResponseSchema: UnsubscribeState };
  unsubscribeApi.enhanceEndpoints({
    endpoints: { getUnsubscribe: unsubscribing, changeByLink: unsubscribing },
  });
  const schedule = { rawResponseSchema: AlertScheduleResponse };
  const unread = { rawResponseSchema: UnreadResponse };
  notificationsApi.enhanceEndpoints({
    endpoints: {
      listAlerts: { rawResponseSchema: AlertsResponse },
      countUnread: unread,
      markRead: unread,
      getSchedule: schedule,
      changeSchedule: schedule,
      getPush: { rawResponseSchema: PushKeyResponse },
    },
  });
}
