import type { Language } from "@hjem/domain/language";
import type { TileSource } from "@hjem/domain/map/tile-source";
import type { OtherSite } from "../page/page-context.ts";
import type { StartState } from "../store/store.ts";

/** Data that the server sends to the browser inside the HTML, so that it need not be requested again. */
export interface Boot {
  state: StartState;
  language: Language;
  /** Scheme and host of the site, whatever host the page was requested from (D49). */
  origin: string;
  /** Instant of rendering in milliseconds (D35). */
  now: number;
  /** True when the clock is fixed for a test: the browser then keeps the server's instant. */
  isClockFixed: boolean;
  /** Detailed map, where the site is set to show it. */
  tiles?: TileSource | undefined;
  /** The site is the demo (D27). */
  isDemo?: boolean | undefined;
  /** Sites of the other markets. */
  otherSites?: readonly OtherSite[] | undefined;
  router: {
    loaderData: Record<string, unknown>;
    /** What the form that led here came to, by route; absent where none did. */
    actionData?: Record<string, unknown> | undefined;
    /** Errors by route: the status only, no internal details of the server. */
    errors: Record<string, { status: number }> | null;
  };
}
