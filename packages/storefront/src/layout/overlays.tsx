import { lazy, Suspense, useEffect, useState } from "react";
import { afterLoad } from "../browser/after-load.ts";

const OverlaysPart = lazy(() => import("./overlays-part.tsx"));

/**
 * What lies over the page: messages and the sign-in. There once the page has loaded, so that a screen reader hears the first
 * message too.
 */
export function Overlays() {
  const [isReady, setReady] = useState(false);
  useEffect(() => afterLoad(() => setReady(true)), []);
  return <Suspense>{isReady && <OverlaysPart />}</Suspense>;
}
