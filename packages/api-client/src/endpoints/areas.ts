import type { Area, AreaResponse } from "@hjem/domain/place/area";
import { api } from "../api.ts";

/** Words that name a place, and the first letter of the places inside that are wanted by name. */
export interface AreaRequest {
  term: string;
  initial?: string;
}

export const areasApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** One place in numbers, with the places around it (RTE-014..016). */
    getArea: build.query<Area, AreaRequest>({
      query: (params) => ({ service: "search", url: "/api/v2/areas", params: { ...params } }),
      transformResponse: ({ data }: AreaResponse) => data,
      providesTags: [{ type: "Place", id: "AREA" }],
    }),
  }),
});
