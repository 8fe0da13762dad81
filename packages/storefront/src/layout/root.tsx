import { LinkProvider } from "@hjem/ui/link";
import { lazy, Suspense, useEffect, useState } from "react";
import { Outlet, ScrollRestoration } from "react-router";
import { afterLoad } from "../browser/after-load.ts";
import { PageLoadingBar } from "../loading/page-loading-bar.tsx";
import { RouteAnnouncer } from "./route-announcer.tsx";
import { RouterLink } from "./router-link.tsx";

const LazyOverlays = lazy(() => import("./overlays.tsx"));

/**
 * What lies over the page: messages and the sign-in. There once the page has loaded, so that a screen reader hears the first
 * message too.
 */
export function Overlays() {
  const [isReady, setReady] = useState(false);
  useEffect(() => afterLoad(() => setReady(true)), []);
  return <Suspense>{isReady && <LazyOverlays />}</Suspense>;
}

/** What surrounds every layout: the router's links, the loading bar, messages, scroll and focus after a navigation. */
export const Root = () => (
  <LinkProvider component={RouterLink}>
    <PageLoadingBar />
    <Outlet />
    <Overlays />
    <RouteAnnouncer />
    <ScrollRestoration />
  </LinkProvider>
);
