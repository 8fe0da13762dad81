import type {
  Draft,
  DraftImageChange,
  DraftImageResponse,
  DraftResponse,
} from "@hjem/domain/draft/draft";
import { baseQuery } from "../base-query.ts";
import { contextOf, type UploadCall } from "../uploads/upload-call.ts";
import { draftApi, draftUrl } from "./drafts.ts";

const dataOf = ({ data }: DraftResponse): Draft => data;

/** A photo of a draft. */
interface PhotoOf {
  /** Of the draft. */
  id: string;
  imageId: string;
}

/** A PDF of a draft. */
interface AttachmentOf {
  /** Of the draft. */
  id: string;
  attachmentId: string;
}

/** A file that has arrived: the draft with it, and its id there. */
export interface AddedFile {
  draft: Draft;
  fileId: string;
}

const addedOf = (response: { data: Draft; id?: string; image?: { id: string } }): AddedFile => ({
  draft: response.data,
  fileId: response.image?.id ?? response.id ?? "",
});

/**
 * Photos and PDFs of one's own draft (LIST-076..080, LIST-108..112). Each response is the whole draft; what is cached of it is
 * not read again, as whoever edits a draft has it.
 */
export const draftFilesApi = draftApi.injectEndpoints({
  endpoints: (build) => ({
    /** Sends a file of at most 8 MB in one request (D101): the draft with it; a photo is `processing`. */
    addDraftFile: build.mutation<AddedFile, UploadCall>({
      async queryFn({ id, kind, file, onProgress }, queryApi, options) {
        const body = new FormData();
        body.append("file", file, file.name);
        const context = contextOf(queryApi.extra);
        let extra: unknown = context;
        if (onProgress) {
          const { sendWithProgress } = await import("../uploads/send-with-progress.ts");
          extra = { ...context, fetch: sendWithProgress(onProgress) };
        }
        const call = {
          service: "userService",
          url: draftUrl(id, kind),
          method: "POST",
          body,
        } as const;
        const { data, error } = await baseQuery(call, { ...queryApi, extra }, options);
        if (error) return { error };
        return { data: addedOf(data as DraftImageResponse) };
      },
      invalidatesTags: ["OwnListing"],
    }),
    /** Sends a larger file in parts, or one that broke off: the id of the photo or attachment. */
    uploadDraftFile: build.mutation<string, UploadCall>({
      async queryFn(call, { extra, signal }) {
        const { uploadInParts } = await import("../uploads/upload-in-parts.ts");
        return uploadInParts(contextOf(extra), call, signal);
      },
      invalidatesTags: ["OwnListing"],
    }),
    /** Deletes what has arrived of a file that its person has cancelled. */
    forgetDraftFile: build.mutation<null, UploadCall>({
      async queryFn(call, { extra }) {
        const { forgetUpload } = await import("../uploads/upload-in-parts.ts");
        await forgetUpload(contextOf(extra), call);
        return { data: null };
      },
    }),
    /** Changes the category or the alternative text of a photo (LIST-073). */
    changeDraftPhoto: build.mutation<Draft, PhotoOf & { body: DraftImageChange }>({
      query: ({ id, imageId, body }) => ({
        service: "userService",
        url: draftUrl(id, "images", imageId),
        method: "PATCH",
        body,
      }),
      transformResponse: dataOf,
    }),
    /** Puts photos in order; the first is the cover (LIST-109). */
    sortDraftPhotos: build.mutation<Draft, { id: string; images: readonly string[] }>({
      query: ({ id, images }) => ({
        service: "userService",
        url: draftUrl(id, "images", "sort"),
        method: "PATCH",
        body: { images },
      }),
      transformResponse: dataOf,
      invalidatesTags: ["OwnListing"],
    }),
    /** Deletes a photo (LIST-110); `restoreDraftPhoto` undoes it for five minutes. */
    deleteDraftPhoto: build.mutation<Draft, PhotoOf>({
      query: ({ id, imageId }) => ({
        service: "userService",
        url: draftUrl(id, "images", imageId),
        method: "DELETE",
      }),
      transformResponse: dataOf,
      invalidatesTags: ["OwnListing"],
    }),
    /** Brings a deleted photo back to its place. */
    restoreDraftPhoto: build.mutation<Draft, PhotoOf>({
      query: ({ id, imageId }) => ({
        service: "userService",
        url: draftUrl(id, "images", imageId, "restore"),
        method: "POST",
      }),
      transformResponse: dataOf,
      invalidatesTags: ["OwnListing"],
    }),
    /** Deletes a PDF (LIST-112); `restoreDraftAttachment` undoes it for five minutes. */
    deleteDraftAttachment: build.mutation<Draft, AttachmentOf>({
      query: ({ id, attachmentId }) => ({
        service: "userService",
        url: draftUrl(id, "attachments", attachmentId),
        method: "DELETE",
      }),
      transformResponse: dataOf,
    }),
    /** Brings a deleted PDF back. */
    restoreDraftAttachment: build.mutation<Draft, AttachmentOf>({
      query: ({ id, attachmentId }) => ({
        service: "userService",
        url: draftUrl(id, "attachments", attachmentId, "restore"),
        method: "POST",
      }),
      transformResponse: dataOf,
    }),
  }),
});
