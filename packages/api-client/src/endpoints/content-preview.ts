import type { ContentPreview, ContentPreviewResponse } from "@hjem/domain/content/content-editor";
import { api } from "../api.ts";

/** Which entry is previewed, in a language, by the token of its link (D115). */
export interface PreviewedContent {
  /** As in the link: a market, or `all`. */
  region: string;
  documentId: string;
  locale: string;
  token: string;
}

/** Unpublished content for anybody with its link; loaded with the preview page alone. */
export const contentPreviewApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** A draft as its page shows it; 404 once its link has ended. */
    getContentPreview: build.query<ContentPreview, PreviewedContent>({
      query: ({ region, documentId, locale, token }) => ({
        service: "search",
        url: `/api/v2/preview/content/${encodeURIComponent(region)}/${encodeURIComponent(documentId)}`,
        params: { locale, token },
      }),
      transformResponse: ({ data }: ContentPreviewResponse) => data,
      keepUnusedDataFor: 0,
    }),
  }),
});
