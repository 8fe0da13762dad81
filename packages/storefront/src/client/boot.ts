import type { Language } from "@hjem/domain/language";
import type { TileSource } from "@hjem/domain/map/tile-source";
import type { OtherSite } from "../page/page-context.ts";
import type { StartState } from "../store/store.ts";

/** What the server hands to the browser inside the HTML, so that it need not ask again. */
export interface Boot {
  state: StartState;
  language: Language;
  /** Scheme and host of the site, whatever host the page was asked by (D49). */
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
    /** Errors by route; a status and nothing that a server would not tell. */
    errors: Record<string, { status: number }> | null;
  };
}
