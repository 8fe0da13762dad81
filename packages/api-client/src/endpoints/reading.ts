import type {
  Reading,
  ReadingResponse,
  ReadingRequestInput,
} from "@hjem/domain/search/reading/reading";
import { api } from "../api.ts";

/** Separate from the search, which is in the first load: only typed text needs it. */
export const readingApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Parses the text typed into the search box (D109). */
    readSearch: build.query<Reading, ReadingRequestInput>({
      query: (body) => ({
        service: "search",
        url: "/api/v2/search/reading",
        method: "POST",
        body,
      }),
      transformResponse: (response: ReadingResponse) => response.data,
    }),
  }),
});
export const { useReadSearchQuery } = readingApi;
