import type { Listing } from "@hjem/domain/listing/listing";
import { api } from "../api.ts";

/** Which draft is previewed, by the token of its link (D105). */
export interface DraftPreview {
  agencyId: string;
  draftId: string;
  token: string;
}

/** A draft as visitors would see it, for anybody with its link; loaded with the preview page alone. */
export const draftPreviewApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The listing that a draft would be; 404 once its link has ended. */
    getDraftPreview: build.query<Listing, DraftPreview>({
      query: ({ agencyId, draftId, token }) => ({
        service: "search",
        url: `/api/v2/preview/draft/${encodeURIComponent(agencyId)}/${encodeURIComponent(draftId)}`,
        params: { token },
      }),
      keepUnusedDataFor: 0,
    }),
  }),
});
