import type { Language } from "@hjem/domain/language";
import type { TileSource } from "@hjem/domain/map/tile-source";
import type { OtherSite } from "../page/page-context.ts";
import type { StartState } from "../store/store.ts";

/** Hydration state: data that the server sends inside the HTML, so that the browser does not request it again. */
export interface Boot {
  state: StartState;
  language: Language;
  /** Scheme and host of the site, independent of the host of the request (D49). */
  origin: string;
  /** Instant of rendering in milliseconds (D35). */
  now: number;
  /** True if the clock is fixed for a test: the browser then uses the server's instant. */
  isClockFixed: boolean;
  /** Detailed map, if the site is configured with one. */
  tiles?: TileSource | undefined;
  /** True in demo mode (D27). */
  isDemo?: boolean | undefined;
  /** Sites of the other markets. */
  otherSites?: readonly OtherSite[] | undefined;
  router: {
    loaderData: Record<string, unknown>;
    /** Action data by route, as in React Router; absent unless a form was submitted to this page. */
    actionData?: Record<string, unknown> | undefined;
    /** Errors by route: the status only, no internal details of the server. */
    errors: Record<string, { status: number }> | null;
  };
}
