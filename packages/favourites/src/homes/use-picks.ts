import { COMPARE_MAX } from "@hjem/domain/saved/saved-rules";
import { useState } from "react";
import type { Picking } from "./home-photo.tsx";

/** Homes that are picked to be compared, in the order in which they were. */
export function usePicks() {
  const [picked, setPicked] = useState<readonly string[]>([]);
  return {
    picked,
    clear: () => setPicked([]),
    of: (propertyId: string): Picking => ({
      isPicked: picked.includes(propertyId),
      isFull: picked.length >= COMPARE_MAX,
      onPick: (isPicked) =>
        setPicked((before) =>
          isPicked
            ? [...before, propertyId].slice(0, COMPARE_MAX)
            : before.filter((each) => each !== propertyId),
        ),
    }),
  };
}
