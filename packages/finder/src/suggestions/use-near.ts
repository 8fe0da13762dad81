import { formatDistance } from "@hjem/domain/format/format-measure";
import { usePage } from "@hjem/storefront/page";
import { ArrowLeftIcon, RadiusIcon } from "@hjem/ui/icons";
import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { Lines } from "./line.ts";
import type { useChangeSearch } from "./use-change-search.ts";
import { type Position, usePosition } from "./use-position.ts";

/** Radii that are offered, in metres. */
const DISTANCES = [1_000, 2_000, 5_000, 10_000];
/** A visitor's own place goes into an address that can be shared: it is told to about a hundred metres (5: one). */
const DECIMALS = { own: 3, place: 5 } as const;

interface Middle extends Position {
  /** Empty for where the visitor is. */
  name: string;
  /** What was typed then; other words ask another question. */
  typed: string;
}

const rounded = (degrees: number, decimals: number) => Number(degrees.toFixed(decimals));

interface NearOptions {
  typed: string;
  change: ReturnType<typeof useChangeSearch>;
}

/** The way to a search around a point: where, then how far. */
export function useNear({ typed, change }: NearOptions) {
  const { t } = useLingui();
  const page = usePage();
  const [chosen, setMiddle] = useState<Middle | null>(null);
  const { state, ask, forget } = usePosition((position) =>
    setMiddle({ ...position, name: "", typed }),
  );
  const middle = chosen?.typed === typed ? chosen : null;

  const go = (from: Middle, metres: number) => {
    setMiddle(null);
    const decimals = from.name === "" ? DECIMALS.own : DECIMALS.place;
    change((params) => {
      // A circle takes the place of the places: both together find next to nothing.
      params.delete("geoId");
      params.set("mapCentroid", `${rounded(from.lng, decimals)},${rounded(from.lat, decimals)}`);
      params.set("propertyRadius", String(metres));
    });
  };
  const distances = (from: Middle): Lines[] => {
    const { name } = from;
    return [
      {
        id: "distance",
        label: name === "" ? t`How far from where you are?` : t`How far from ${name}?`,
        items: DISTANCES.map((metres) => {
          const distance = formatDistance(page, metres);
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
            choose: () => setMiddle(null),
          },
        ],
      },
    ];
  };

  const isWaiting = typed === "" && !middle && state !== "unasked";
  const step = middle ? "distance" : isWaiting ? state : "places";
  return {
    /** Which question the list asks. */
    step,
    /** The lines in place of all others; null while places are offered. */
    lines: middle ? distances(middle) : isWaiting ? [] : null,
    /** What is said in place of lines. */
    text: isWaiting
      ? state === "asked"
        ? t`Asking your browser where you are …`
        : t`Your browser does not tell where you are. Type a place instead.`
      : undefined,
    askPosition: () => {
      forget();
      ask();
    },
    askDistance: (name: string, { lat, lng }: Position) => setMiddle({ name, lat, lng, typed }),
  };
}
