import type { Property } from "@hjem/domain/listing/property";
import type { TravelMode } from "@hjem/domain/travel/travel-estimate";
import type { PageContext } from "@hjem/storefront/page-context";

const modes: Readonly<Record<TravelMode, string>> = {
  driving: "driving",
  cycling: "bicycling",
  walking: "walking",
};

/**
 * Where a map app shows the way to a home from where one is; null where its street is hidden, and in the demo, whose homes
 * are invented: a real family may live there.
 */
export function directionsHref(
  { isDemo }: Pick<PageContext, "isDemo">,
  { street, location: { lat, lng } }: Pick<Property, "street" | "location">,
  mode: TravelMode,
): string | null {
  if (isDemo || street === "") return null;
  const query = new URLSearchParams({
    api: "1",
    destination: `${lat},${lng}`,
    travelmode: modes[mode],
  });
  return `https://www.google.com/maps/dir/?${query.toString()}`;
}
