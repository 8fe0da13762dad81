import { sumRange } from "@hjem/domain/costs/money-range";
import { formatDistance } from "@hjem/domain/format/format-measure";
import { formatShortPrice } from "@hjem/domain/format/format-price";
import type { Listing } from "@hjem/domain/listing/listing";
import type { NearStop } from "@hjem/domain/place/stop";
import { dayIn } from "@hjem/domain/time/zone";
import type { PageContext } from "@hjem/storefront/page-context";

/** A stop as its reader sees it. */
export interface StopLine {
  name: string;
  /** In a straight line. */
  distance: string;
}

/** Where a home lies. */
export interface PositionModel {
  address: string;
  lat: number;
  lng: number;
  /** The street is not told: the map shows the neighbourhood, not the house. */
  isApproximate: boolean;
  timeZone: string;
  /** Today on the clock of the home, `YYYY-MM-DD`. */
  today: string;
  /** The home on the map; without a price that is told, its place. */
  pin: { id: string; label: string };
  stops: StopLine[];
}

/** Degrees to which a position is rounded that is not to be told: about a kilometre. */
const ROUNDED_DIGITS = 2;

const rounded = (degrees: number) => Number(degrees.toFixed(ROUNDED_DIGITS));

/** Tells where a listing lies. Whoever hides the street hides the house: then neither pin nor metres to a stop are told. */
export function positionModel(
  page: Pick<PageContext, "region" | "language" | "now">,
  listing: Listing,
  stops: readonly NearStop[],
  { isPriceShown }: { isPriceShown: boolean },
): PositionModel {
  const { address, prices } = listing;
  const { lat, lng } = address.coordinates;
  const isApproximate = address.street === "";
  const price = sumRange(prices.price ?? prices.askingPrice ?? prices.monthly);
  return {
    address: isApproximate ? address.displayName : address.fullAddress,
    lat: isApproximate ? rounded(lat) : lat,
    lng: isApproximate ? rounded(lng) : lng,
    isApproximate,
    timeZone: address.timeZone,
    today: dayIn(page.now, address.timeZone),
    pin: {
      id: listing.id,
      label: price && isPriceShown ? formatShortPrice(page, price.min) : address.displayName,
    },
    stops: isApproximate
      ? []
      : stops.map(({ name, distance }) => ({ name, distance: formatDistance(page, distance) })),
  };
}
