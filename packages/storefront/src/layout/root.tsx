import { LinkProvider } from "@hjem/ui/link";
import { Outlet, ScrollRestoration } from "react-router";
import { PageLoadingBar } from "../loading/page-loading-bar.tsx";
import { Overlays } from "./overlays.tsx";
import { RouteAnnouncer } from "./route-announcer.tsx";
import { RouterLink } from "./router-link.tsx";

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
