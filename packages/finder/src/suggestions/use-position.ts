import { useState } from "react";

/** A point on the earth, WGS 84 degrees. */
export interface Position {
  lat: number;
  lng: number;
}

/** How far the question where the visitor is has come. */
export type PositionState = "unasked" | "asked" | "refused";

/** Longer than this nobody waits to hear where they are. */
const POSITION_WAIT_MS = 10_000;
/** A position may be so old: a home search is no navigation. */
const POSITION_AGE_MS = 300_000;

/** Asks the browser where the visitor is, when they press for it and never before. */
export function usePosition(onFound: (position: Position) => void) {
  const [state, setState] = useState<PositionState>("unasked");
  const ask = () => {
    setState("asked");
    if (!("geolocation" in navigator)) {
      setState("refused");
      return;
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setState("unasked");
        onFound({ lat: coords.latitude, lng: coords.longitude });
      },
      () => setState("refused"),
      { timeout: POSITION_WAIT_MS, maximumAge: POSITION_AGE_MS },
    );
  };
  return { state, ask, forget: () => setState("unasked") };
}
