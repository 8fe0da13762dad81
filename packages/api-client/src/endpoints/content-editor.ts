import type { DoneResponse } from "@hjem/domain/account/auth-response";
import type { ContentPicture } from "@hjem/domain/content/block";
import type {
  ContentNote,
  ContentPictureResponse,
  ContentVersion,
  ContentVersionResponse,
  ContentVersionsResponse,
  EditorEntry,
  EditorEntryResponse,
  EditorListResponse,
  EditorSummary,
  NewPageRequest,
  SaveDraftRequest,
} from "@hjem/domain/content/content-editor";
import type { PreviewLink, PreviewLinkResponse } from "@hjem/domain/draft/preview-link";
import type { Language } from "@hjem/domain/language";
import { api } from "../api.ts";
import type { ApiCall } from "../base-query.ts";

/** One entry in one language. */
export interface EntryKey {
  documentId: string;
  locale: Language;
}

const call = (method: NonNullable<ApiCall["method"]>, ...path: readonly string[]) => ({
  service: "admin" as const,
  url: ["/api/admin/content", ...path.map(encodeURIComponent)].join("/"),
  method,
});
const ofEntry = (method: NonNullable<ApiCall["method"]>, key: EntryKey, ...path: string[]) =>
  call(method, key.documentId, key.locale, ...path);

const dataOf = ({ data }: EditorEntryResponse): EditorEntry => data;

/** The same API with the tag of content: every change reads the list, the entry and its versions again. */
const editorApi = api.enhanceEndpoints({ addTagTypes: ["EditorContent"] });
const tags = ["EditorContent" as const];

/** Content for those who write it: drafts, publication, versions, preview (D106, D115). */
export const contentEditorApi = editorApi.injectEndpoints({
  endpoints: (build) => ({
    /** Everything of the market, in each language. */
    listEditorContent: build.query<readonly EditorSummary[], void>({
      query: () => call("GET"),
      transformResponse: ({ data }: EditorListResponse) => data,
      keepUnusedDataFor: 0,
      providesTags: tags,
    }),
    /** One of it, with its draft. */
    getEditorEntry: build.query<EditorEntry, EntryKey>({
      query: (key) => ofEntry("GET", key),
      transformResponse: dataOf,
      keepUnusedDataFor: 0,
      providesTags: tags,
    }),
    /** Saves the whole draft. 409 `conflict` where another has saved since `version`. */
    saveContentDraft: build.mutation<
      EditorEntry,
      EntryKey & SaveDraftRequest & { version: number }
    >({
      query: ({ draft, version, ...key }) => ({
        ...ofEntry("PUT", key),
        body: { draft },
        headers: { "if-match": `"${version}"` },
      }),
      transformResponse: dataOf,
      invalidatesTags: tags,
    }),
    /** Makes the draft public. 409 `conflict` where another has saved since `version`. */
    publishContent: build.mutation<EditorEntry, EntryKey & ContentNote & { version: number }>({
      query: ({ note, version, ...key }) => ({
        ...ofEntry("POST", key, "publish"),
        body: { note },
        headers: { "if-match": `"${version}"` },
      }),
      transformResponse: dataOf,
      invalidatesTags: tags,
    }),
    /** Takes a page away from visitors; its draft stays. */
    unpublishContent: build.mutation<EditorEntry, EntryKey & ContentNote>({
      query: ({ note, ...key }) => ({ ...ofEntry("POST", key, "unpublish"), body: { note } }),
      transformResponse: dataOf,
      invalidatesTags: tags,
    }),
    /** Publications, the newest first. */
    listContentVersions: build.query<readonly ContentVersion[], EntryKey>({
      query: (key) => ofEntry("GET", key, "versions"),
      transformResponse: ({ data }: ContentVersionsResponse) => data,
      keepUnusedDataFor: 0,
      providesTags: tags,
    }),
    /** The text of one. */
    getContentVersion: build.query<ContentVersionResponse["data"], EntryKey & { number: number }>({
      query: ({ number, ...key }) => ofEntry("GET", key, "versions", String(number)),
      transformResponse: ({ data }: ContentVersionResponse) => data,
      keepUnusedDataFor: 0,
    }),
    /** Publishes an older version again: undo. The draft becomes the same. */
    restoreContentVersion: build.mutation<EditorEntry, EntryKey & ContentNote & { number: number }>(
      {
        query: ({ number, note, ...key }) => ({
          ...ofEntry("POST", key, "versions", String(number), "restore"),
          body: { note },
        }),
        transformResponse: dataOf,
        invalidatesTags: tags,
      },
    ),
    /** A new page in each language of the market, unpublished; its entry in the market's own language. */
    createContentPage: build.mutation<EditorEntry, NewPageRequest>({
      query: (body) => ({ ...call("POST"), body }),
      transformResponse: dataOf,
      invalidatesTags: tags,
    }),
    /** Removes a page in every language. */
    deleteContentPage: build.mutation<DoneResponse, ContentNote & { documentId: string }>({
      query: ({ documentId, note }) => ({ ...call("DELETE", documentId), body: { note } }),
      invalidatesTags: tags,
    }),
    /** Stores a picture of at most 8 MB for texts: as a block shows it, without its alternative text. */
    addContentPicture: build.mutation<ContentPicture, File>({
      query: (file) => {
        const body = new FormData();
        body.append("file", file, file.name);
        return { ...call("POST", "pictures"), body };
      },
      transformResponse: ({ data }: ContentPictureResponse) => data,
    }),
    /** A new link to the preview of the drafts of an entry, good for seven days; the one before it ends. */
    createContentPreview: build.mutation<PreviewLink, string>({
      query: (documentId) => call("POST", documentId, "preview-link"),
      transformResponse: ({ data }: PreviewLinkResponse) => data,
    }),
  }),
});
