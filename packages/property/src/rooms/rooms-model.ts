import { formatArea } from "@hjem/domain/format/format-measure";
import { isClosed } from "@hjem/domain/listing/availability";
import type { Listing, ListingRoom } from "@hjem/domain/listing/listing";
import { placeKind } from "@hjem/domain/listing/place-kind";
import type { RoomDecorationResponse } from "@hjem/domain/listing/room-pictures";
import type { PageContext } from "@hjem/storefront/page-context";
import type { PictureSource } from "@hjem/ui/picture";

/** A room of the plan. */
export interface RoomLine {
  kind: ListingRoom["kind"];
  area: string;
}

/** A home's plan with its rooms, and ideas for furnishing them. */
export interface RoomsModel {
  title: string;
  plan: PictureSource | null;
  isOfPremises: boolean;
  rooms: RoomLine[];
  ideas: { type: string; label: string; pictures: PictureSource[] }[];
}

const sourceOf = ({ url, color, ratio }: PictureSource): PictureSource => ({ url, color, ratio });

/** The rooms in the order of the listing; null without measured ones (LEAD-016). */
export function roomsModel(
  page: Pick<PageContext, "language" | "term">,
  {
    images,
    rooms,
    ...listing
  }: Pick<Listing, "images" | "rooms" | "listingType" | "propertyTypes" | "status">,
  decorations: RoomDecorationResponse["data"],
): RoomsModel | null {
  if (rooms.length === 0) return null;
  const isOfPremises = placeKind(listing) === "premises";
  const plan = images.find(({ type }) => type === "floorplan");
  return {
    title: page.term("photo.floorplan"),
    plan: plan ? sourceOf(plan) : null,
    isOfPremises,
    rooms: rooms.map(({ kind, area }) => ({ kind, area: formatArea(page, area) })),
    // They are of homes that somebody may move into.
    ideas: (isOfPremises || isClosed(listing) ? [] : decorations).map(
      ({ roomType, images: pictures }) => ({
        type: roomType,
        label: page.term(`photo.${roomType}`),
        pictures: pictures.map(sourceOf),
      }),
    ),
  };
}
