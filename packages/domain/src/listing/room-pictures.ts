import { z } from "zod";
import { pictureKinds } from "./enumerations.ts";
import { ListingImage } from "./image.ts";
import { ListingRoom } from "./listing.ts";
import { PropertyId } from "./property-id.ts";

/** Response of `GET /api/floorplan/{id}` (LEAD-012): the plans of a home, and the rooms that they show. */
export const FloorPlanResponse = z.object({
  propertyId: PropertyId,
  data: z.array(ListingImage),
  /** Where known; square metres. */
  rooms: z.array(ListingRoom),
  /** The area for comparing homes, in square metres (D10). */
  totalArea: z.number().nonnegative().nullable(),
});
export type FloorPlanResponse = z.infer<typeof FloorPlanResponse>;

/** Room types of decorations: those of pictures except plans and unnamed ones (LEAD-011, where the specification is silent). */
export const DecorationRoomType = z.enum(pictureKinds).exclude(["floorplan", "other"]);

/** Ideas for furnishing a type of room: pictures of examples, never of the home itself. */
export const RoomDecoration = z.object({
  roomType: DecorationRoomType,
  images: z.array(ListingImage).min(1),
});

/** Response of `GET /api/room-decorations/{id}[/{roomType}]` (LEAD-009, LEAD-010). */
export const RoomDecorationResponse = z.object({
  propertyId: PropertyId,
  data: z.array(RoomDecoration),
});
export type RoomDecorationResponse = z.infer<typeof RoomDecorationResponse>;
