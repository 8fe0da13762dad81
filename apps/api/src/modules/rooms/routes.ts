import type { DemoPort } from "@hjem/demo/ports";
import { SURROUNDINGS_SECONDS } from "@hjem/domain/limits";
import { primaryArea } from "@hjem/domain/listing/areas";
import {
  DecorationRoomType,
  FloorPlanResponse,
  RoomDecorationResponse,
} from "@hjem/domain/listing/room-pictures";
import type { FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { Database } from "../../db/schema.ts";
import type { Site } from "../../regions.ts";
import { requireListing } from "../listings/require-listing.ts";

type Place = Pick<FastifyRequest, "region">;

const Id = z.object({ id: z.string().max(200) });

/** Dependencies of the room routes. */
interface RoomDeps {
  db: Database;
  regions: readonly Site[];
  demo: Pick<DemoPort, "findDecorations"> | null;
}

/** Pictures of a home's rooms in addition to its photos: floor plans, and ideas for furnishing (spec §7, the image service). */
export const roomRoutes =
  ({ db, regions, demo }: RoomDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      "/api/floorplan/:id",
      {
        schema: {
          summary: "Read the floor plans of a home",
          description:
            "The listing's pictures of the kind `floorplan`, the rooms as far as they are measured, and the area by which the home is compared. A home without floor plans returns an empty list.",
          tags: ["pictures"],
          params: Id,
          response: { 200: FloorPlanResponse },
        },
      },
      async ({ params, region }) => {
        const place = { region };
        const listing = await requireListing({ db, regions }, place, params.id);
        return {
          propertyId: listing.id,
          data: listing.images.filter(({ type }) => type === "floorplan"),
          rooms: listing.rooms,
          totalArea: primaryArea(listing.details)?.min ?? null,
        };
      },
    );

    const findDecorations = async (place: Place, id: string) => {
      const listing = await requireListing({ db, regions }, place, id);
      return {
        propertyId: listing.id,
        data: (listing.isDemo && demo?.findDecorations(listing)) || [],
      };
    };

    app.get(
      "/api/room-decorations/:id",
      {
        schema: {
          summary: "Read ideas for furnishing a home's rooms",
          description:
            "By room type, which is what a picture can show, except floor plans. The pictures are drawn and do not show the home. Only demo homes have such ideas so far: all others return an empty list.",
          tags: ["pictures"],
          params: Id,
          response: { 200: RoomDecorationResponse },
        },
      },
      async ({ params: { id }, region }, reply) => {
        const found = await findDecorations({ region }, id);
        reply.header("cache-control", `public, max-age=${SURROUNDINGS_SECONDS}`);
        return found;
      },
    );

    app.get(
      "/api/room-decorations/:id/:roomType",
      {
        schema: {
          summary: "Read ideas for furnishing one kind of room",
          description: "As for all rooms of the home, with one room type alone.",
          tags: ["pictures"],
          params: Id.extend({ roomType: DecorationRoomType }),
          response: { 200: RoomDecorationResponse },
        },
      },
      async ({ params: { id, roomType }, region }) => {
        const { propertyId, data } = await findDecorations({ region }, id);
        return { propertyId, data: data.filter((room) => room.roomType === roomType) };
      },
    );
  };
