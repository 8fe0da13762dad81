import type { UnitExtra, ChildAnswer, ProjectUnit } from "@hjem/domain/listing/project-unit";
import type { Property } from "@hjem/domain/listing/property";
import type { RoomDecorationAnswer } from "@hjem/domain/listing/room-pictures";
import type { NearStop, NearStopsAnswer } from "@hjem/domain/place/stop";
import type { RecommendAnswer, SimilarAnswer } from "@hjem/domain/search/similar";
import { api } from "../api.ts";

/** A project whose units are wanted, and what is wanted beside them (PROP-059, PROP-060). */
export interface UnitsRequest {
  parentId: string;
  extras?: readonly UnitExtra[];
}

/** A home beside which others are wanted. */
export interface BesideRequest {
  propertyId: string;
  size: number;
}

/**
 * What stands around a home: units of its project, homes like it, stops, ideas for its rooms. Told once and not kept: a
 * page travels told, and need not carry its answers beside it.
 */
export const aroundApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Units of a project, in its own order (PROP-059). */
    getUnits: build.query<ProjectUnit[], UnitsRequest>({
      query: ({ parentId, extras = [] }) => ({
        service: "search",
        url: "/api/v2/property/child",
        params: { parentId, "extras[]": extras },
      }),
      transformResponse: ({ data }: ChildAnswer) => data,
      keepUnusedDataFor: 0,
    }),
    /** Ids of homes like another, the likest first (SAVE-040, SAVE-041). */
    getSimilarIds: build.query<string[], BesideRequest>({
      query: (body) => ({
        service: "search",
        url: "/api/v4/property/similar",
        method: "POST",
        body,
      }),
      transformResponse: ({ data }: SimilarAnswer) => data,
      keepUnusedDataFor: 0,
    }),
    /** Homes of about the same price and size within reach (PROP-056). */
    getRecommended: build.query<Property[], BesideRequest>({
      query: ({ propertyId: id, size }) => ({
        service: "search",
        url: "/api/v2/property/recommend",
        params: { id, size },
      }),
      transformResponse: ({ data }: RecommendAnswer) => data,
      keepUnusedDataFor: 0,
    }),
    /** Stops of public transport, the nearest first. */
    getNearStops: build.query<NearStop[], string>({
      query: (id) => ({
        service: "search",
        url: `/api/v2/property/${encodeURIComponent(id)}/stops`,
      }),
      transformResponse: ({ data }: NearStopsAnswer) => data,
      keepUnusedDataFor: 0,
    }),
    /** Ideas for furnishing the rooms of a home (LEAD-009). */
    getRoomDecorations: build.query<RoomDecorationAnswer["data"], string>({
      query: (id) => ({
        service: "images",
        url: `/api/room-decorations/${encodeURIComponent(id)}`,
      }),
      transformResponse: ({ data }: RoomDecorationAnswer) => data,
      keepUnusedDataFor: 0,
    }),
  }),
});
