import { LinkProvider } from "@hjem/ui/link";
import { useEffect, useState } from "react";
import { type Location, Outlet, ScrollRestoration } from "react-router";
import { afterLoad } from "../browser/after-load.ts";
import { lazyComponent } from "../lazy/lazy-component.tsx";
import { PageLoadingBar } from "../loading/page-loading-bar.tsx";
import { RouteAnnouncer } from "./route-announcer.tsx";
import { RouterLink } from "./router-link.tsx";

const LazyOverlays = lazyComponent(() => import("./overlays.tsx"));

/**
 * Layers over the page: toasts and the sign-in. Rendered once the page has loaded, so that a screen reader announces
 * the first toast too.
 */
export function Overlays() {
  const [isReady, setReady] = useState(false);
  useEffect(() => afterLoad(() => setReady(true)), []);
  return isReady && <LazyOverlays />;
}

/**
 * Names a step of the tab's history. The first page of every load has the same key: another address that is opened in the
 * tab would begin where the last one was left.
 */
export const scrollKey = ({ key, pathname, search }: Location): string =>
  key === "default" ? pathname + search : key;

/**
 * Everything around the layouts: the router's links, the loading bar, toasts, scroll and focus after a navigation.
 */
export const Root = () => (
  <LinkProvider component={RouterLink}>
    <PageLoadingBar />
    <Outlet />
    <Overlays />
    <RouteAnnouncer />
    <ScrollRestoration getKey={scrollKey} />
  </LinkProvider>
);
