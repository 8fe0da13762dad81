import type {
  CheckRequest,
  HomeNote,
  HomeQuestion,
  NoteRequest,
  NoteResponse,
  PlannedViewing,
  PlannedViewingsResponse,
  QuestionChange,
  QuestionRequest,
  QuestionResponse,
  VerdictRequest,
} from "@hjem/domain/saved/decision";
import { api } from "../api.ts";
import { baseQuery } from "../base-query.ts";
import { outlivingPage } from "../uploads/outlives-page.ts";
import type { HomeOfCollection } from "./favorites.ts";

const ROOT = "/api/v2/property-collections";
const about = ({ collectionId, propertyId }: HomeOfCollection, ...rest: readonly string[]) =>
  [ROOT, ...[collectionId, "properties", propertyId, ...rest].map(encodeURIComponent)].join("/");
const viewings = (collectionId: string) => `${ROOT}/${encodeURIComponent(collectionId)}/viewings`;

/** A call about a home of a collection. */
export interface AboutSavedHome<Body> extends HomeOfCollection {
  body: Body;
}

const homesOf = (_: unknown, _error: unknown, { collectionId }: { collectionId: string }) => [
  { type: "SavedHome" as const, id: collectionId },
];

/** Notes, verdicts, checklist, questions and planned viewings of a collection (D62). */
export const decisionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The person's own note; 409 `note_changed` where it was changed elsewhere. */
    saveNote: build.mutation<HomeNote | null, AboutSavedHome<NoteRequest>>({
      // A note that was sent is stored also where the page is left.
      queryFn: async ({ body, ...home }, queryApi, options) => {
        const { data, error } = await baseQuery(
          { service: "userService", url: about(home, "note"), method: "PUT", body },
          outlivingPage(queryApi),
          options,
        );
        return error ? { error } : { data: (data as NoteResponse).data };
      },
      // The collection counts its notes.
      invalidatesTags: (data, error, home) => [...homesOf(data, error, home), "Collection"],
    }),
    /** The person's own verdict. */
    saveVerdict: build.mutation<null, AboutSavedHome<VerdictRequest>>({
      query: ({ body, ...home }) => ({
        service: "userService",
        url: about(home, "verdict"),
        method: "PUT",
        body,
      }),
      invalidatesTags: homesOf,
    }),
    /** One line of the person's own checklist. */
    saveCheck: build.mutation<null, AboutSavedHome<CheckRequest>>({
      query: ({ body, ...home }) => ({
        service: "userService",
        url: about(home, "checks"),
        method: "PUT",
        body,
      }),
      invalidatesTags: homesOf,
    }),
    /** A question to ask. */
    addQuestion: build.mutation<HomeQuestion, AboutSavedHome<QuestionRequest>>({
      query: ({ body, ...home }) => ({
        service: "userService",
        url: about(home, "questions"),
        method: "POST",
        body,
      }),
      transformResponse: ({ data }: QuestionResponse) => data,
      invalidatesTags: homesOf,
    }),
    /** Marks a question as asked. */
    changeQuestion: build.mutation<HomeQuestion, AboutSavedHome<QuestionChange> & { id: string }>({
      query: ({ body, id, ...home }) => ({
        service: "userService",
        url: about(home, "questions", id),
        method: "PATCH",
        body,
      }),
      transformResponse: ({ data }: QuestionResponse) => data,
      invalidatesTags: homesOf,
    }),
    /** Removes a question. */
    removeQuestion: build.mutation<null, HomeOfCollection & { id: string }>({
      query: ({ id, ...home }) => ({
        service: "userService",
        url: about(home, "questions", id),
        method: "DELETE",
      }),
      invalidatesTags: homesOf,
    }),
    /** Who attends which viewing. */
    listPlannedViewings: build.query<readonly PlannedViewing[], string>({
      query: (collectionId) => ({ service: "userService", url: viewings(collectionId) }),
      transformResponse: ({ data }: PlannedViewingsResponse) => data,
      providesTags: (_, _error, id) => [{ type: "SavedHome", id }],
    }),
    /** Changes who attends one viewing. */
    planViewing: build.mutation<null, { collectionId: string; body: PlannedViewing }>({
      query: ({ collectionId, body }) => ({
        service: "userService",
        url: viewings(collectionId),
        method: "PUT",
        body,
      }),
      invalidatesTags: homesOf,
    }),
  }),
});
