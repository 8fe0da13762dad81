import type { Place } from "@hjem/domain/place/place";
import { usePage } from "@hjem/storefront/page";
import { ArrowLeftIcon, RadiusIcon } from "@hjem/ui/tool-icons";
import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { circleDistance } from "../labels/chosen-circle.ts";
import type { useChangeSearch } from "./use-change-search.ts";
import type { Lines } from "./use-chosen-places.ts";

/** Offered radii in metres. */
const DISTANCES = [1_000, 2_000, 5_000, 10_000];
/** A URL has a point to about a metre (D31). */
const DECIMALS = 5;

interface Middle extends Pick<Place, "name" | "location"> {
  /** The text at that time; another text closes the distances. */
  typed: string;
}

const rounded = (degrees: number) => Number(degrees.toFixed(DECIMALS));

interface NearOptions {
  typed: string;
  change: ReturnType<typeof useChangeSearch>;
}

/**
 * The steps to a search around a place: which place, then how far. The site never requests the visitor's location
 * (FND-051).
 */
export function useRadiusSearch({ typed, change }: NearOptions) {
  const { t } = useLingui();
  const page = usePage();
  const [chosen, setMiddle] = useState<Middle | null>(null);
  const [step, setStep] = useState(0);
  const show = (from: Middle | null) => {
    setMiddle(from);
    setStep(step + 1);
  };
  const middle = chosen?.typed === typed ? chosen : null;

  const go = ({ location: { lat, lng } }: Middle, metres: number) => {
    setMiddle(null);
    change((params) => {
      // A circle replaces the places: together they would find almost nothing.
      params.delete("geoId");
      params.set("mapCentroid", `${rounded(lng)},${rounded(lat)}`);
      params.set("propertyRadius", String(metres));
    });
  };
  const distances = (from: Middle): Lines[] => {
    const { name } = from;
    return [
      {
        id: "distance",
        label: t`How far from ${name}?`,
        items: DISTANCES.map((metres) => {
          const distance = circleDistance(page, metres);
          return {
            id: `within-${metres}`,
            label: t`Within ${distance}`,
            icon: RadiusIcon,
            choose: () => go(from, metres),
          };
        }),
      },
      {
        id: "back",
        label: t`Or`,
        items: [
          {
            id: "back",
            label: t`Back to the places`,
            icon: ArrowLeftIcon,
            choose: () => show(null),
          },
        ],
      },
    ];
  };

  return {
    /** Key of the current list. */
    question: step,
    /** Options that replace all others; null while places are suggested. */
    lines: middle ? distances(middle) : null,
    /** Shows the distances around a place. */
    chooseDistance: ({ name, location }: Place) => show({ name, location, typed }),
  };
}
