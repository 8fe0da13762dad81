import { roughPosition } from "@hjem/domain/distance";
import { formatDistance } from "@hjem/domain/format/format-measure";
import { formatShortPrice } from "@hjem/domain/format/format-price";
import { isClosed } from "@hjem/domain/listing/availability";
import type { Listing } from "@hjem/domain/listing/listing";
import { placeKind } from "@hjem/domain/listing/place-kind";
import { sumRange } from "@hjem/domain/listing/price/total-price";
import type { NearStop } from "@hjem/domain/place/stop";
import { dayIn } from "@hjem/domain/time/zone";
import type { PageContext } from "@hjem/storefront/page-context";

/** A stop, formatted. */
export interface StopLine {
  name: string;
  /** In a straight line. */
  distance: string;
}

/** View of a home's position. */
export interface PositionModel {
  address: string;
  lat: number;
  lng: number;
  /** As the listing names it; empty where it names none. */
  county: string;
  /** True if the street is hidden: the map shows the neighbourhood, not the house. */
  isApproximate: boolean;
  timeZone: string;
  /** Today in the time zone of the home, `YYYY-MM-DD`. */
  today: string;
  /** The home's pin; labelled with its place if no price is shown. */
  pin: { id: string; label: string };
  stops: StopLine[];
  /** Parking and commercial property are not chosen by their sun, nor is what nobody can move into. */
  hasSun: boolean;
  /** Travel times are for what one may move into. */
  hasCommute: boolean;
}

/** What the pin says. */
export interface PinWords {
  isPriceShown: boolean;
  /** The price as the pin shows it, such as "from 2.9m". @default the price alone */
  priced?: (price: string) => string;
}

/** Builds the view of a listing's position. A hidden street hides the exact position too: no pin and no stops. */
export function positionModel(
  page: Pick<PageContext, "region" | "language" | "now">,
  listing: Listing,
  stops: readonly NearStop[],
  { isPriceShown, priced = (price) => price }: PinWords,
): PositionModel {
  const { address, prices } = listing;
  const kind = placeKind(listing);
  const isApproximate = address.street === "";
  const { coordinates } = address;
  const price = sumRange(prices.price ?? prices.askingPrice ?? prices.monthly);
  return {
    address: isApproximate ? address.displayName : address.fullAddress,
    ...(isApproximate ? roughPosition(coordinates) : coordinates),
    county: address.region ?? "",
    hasSun: !isClosed(listing) && (kind === "home" || kind === "land"),
    hasCommute: !isClosed(listing),
    isApproximate,
    timeZone: address.timeZone,
    today: dayIn(page.now, address.timeZone),
    pin: {
      id: listing.id,
      label:
        price && isPriceShown ? priced(formatShortPrice(page, price.min)) : address.displayName,
    },
    // Nobody takes a bus to a parking space.
    stops:
      isApproximate || kind === "parking"
        ? []
        : stops.map(({ name, distance }) => ({ name, distance: formatDistance(page, distance) })),
  };
}
