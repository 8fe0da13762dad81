import type {
  Reading,
  ReadingResponse,
  ReadingRequestInput,
} from "@hjem/domain/search/reading/reading";
import { api } from "../api.ts";

/** Apart from the search itself, which every first page brings: only what was typed needs it. */
export const readingApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** What was typed into the search box, understood (D109). */
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
