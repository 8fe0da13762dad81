import type { UnitExtra, ChildResponse, ProjectUnit } from "@hjem/domain/listing/project-unit";
import type { Property } from "@hjem/domain/listing/property";
import type { RoomDecorationResponse } from "@hjem/domain/listing/room-pictures";
import type { NearStop, NearStopsResponse } from "@hjem/domain/place/stop";
import type {
  RecommendResponse,
  SimilarRequest,
  SimilarResponse,
} from "@hjem/domain/search/similar";
import { api } from "../api.ts";

/** A project whose units are requested, and what else of them (PROP-059, PROP-060). */
export interface UnitsRequest {
  parentId: string;
  extras?: readonly UnitExtra[];
}

/** The home to find similar ones for. */
export interface SimilarHomesRequest {
  propertyId: string;
  size: number;
}

/** The same for their ids, with filters that they must match too (SAVE-040). */
export interface SimilarIdsRequest extends SimilarHomesRequest {
  filter?: SimilarRequest["filter"];
}

/**
 * Tag of this file's responses: a page invalidates them once its view is built, so that they are not sent with its
 * HTML too.
 */
export const AROUND = { type: "Search", id: "AROUND" } as const;

/** Data around a home: units of its project, similar homes, stops, room decorations. */
export const surroundingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Units of a project, in its own order (PROP-059). */
    getUnits: build.query<ProjectUnit[], UnitsRequest>({
      query: ({ parentId, extras = [] }) => ({
        service: "search",
        url: "/api/v2/property/child",
        params: { parentId, "extras[]": extras },
      }),
      transformResponse: ({ data }: ChildResponse) => data,
      providesTags: [AROUND],
    }),
    /** Ids of similar homes, the most similar first (SAVE-040, SAVE-041). */
    getSimilarIds: build.query<string[], SimilarIdsRequest>({
      query: (body) => ({
        service: "search",
        url: "/api/v4/property/similar",
        method: "POST",
        body,
      }),
      transformResponse: ({ data }: SimilarResponse) => data,
      providesTags: [AROUND],
    }),
    /** Available results by id, in the order of the ids. */
    getSimilar: build.query<Property[], SimilarHomesRequest>({
      query: ({ propertyId, size }) => ({
        service: "search",
        url: `/api/v2/property/${encodeURIComponent(propertyId)}/similar`,
        params: { size },
      }),
      transformResponse: ({ data }: RecommendResponse) => data,
      providesTags: [AROUND],
    }),
    /** Nearby homes of about the same price and size (PROP-056). */
    getRecommended: build.query<Property[], SimilarHomesRequest>({
      query: ({ propertyId: id, size }) => ({
        service: "search",
        url: "/api/v2/property/recommend",
        params: { id, size },
      }),
      transformResponse: ({ data }: RecommendResponse) => data,
      providesTags: [AROUND],
    }),
    /** Public transport stops, the nearest first. */
    getNearStops: build.query<NearStop[], string>({
      query: (id) => ({
        service: "search",
        url: `/api/v2/property/${encodeURIComponent(id)}/stops`,
      }),
      transformResponse: ({ data }: NearStopsResponse) => data,
      providesTags: [AROUND],
    }),
    /** Ideas for furnishing the rooms of a home (LEAD-009). */
    getRoomDecorations: build.query<RoomDecorationResponse["data"], string>({
      query: (id) => ({
        service: "images",
        url: `/api/room-decorations/${encodeURIComponent(id)}`,
      }),
      transformResponse: ({ data }: RoomDecorationResponse) => data,
      providesTags: [AROUND],
    }),
  }),
});
