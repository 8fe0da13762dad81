import type { Area, AreaResponse } from "@hjem/domain/place/area";
import { api } from "../api.ts";

/** A place's search term, and an initial of the places inside to list. */
export interface AreaRequest {
  term: string;
  initial?: string;
}

export const areasApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Statistics of a place, with the places around it (RTE-014..016). */
    getArea: build.query<Area, AreaRequest>({
      query: (params) => ({ service: "search", url: "/api/v2/areas", params: { ...params } }),
      transformResponse: ({ data }: AreaResponse) => data,
      providesTags: [{ type: "Place", id: "AREA" }],
    }),
  }),
});
