import { DAY_MS } from "./durations.ts";

/** Business constants and limits of specification §9; each name has its unit. */

export const PAGE_SIZE = 12;
export const PAGE_SIZE_MAX = 100;
export const PAGE_MAX = 1_000;
export const RECOMMEND_SIZE = 10;
/** Distance from a home to search for similar homes, before its whole county or state. */
export const ESTIMATE_NEAR_KM = 25;
export const REQUEST_TIMEOUT_MS = 120_000;
/** Maximum body of a request; a polygon of 200 corners with every filter is a tenth of it. */
export const REQUEST_BODY_MAX_BYTES = 128 * 1024;
/** The one path that connections are upgraded for: the live connection (D77). */
export const LIVE_PATH = "/ws";
/** Maximum frame that a page sends over it; an access token is the longest thing in one. */
export const LIVE_FRAME_MAX_BYTES = 8 * 1024;
/** Code with which the API closes a connection on which nothing was asked for a long time. */
export const LIVE_CLOSED_IDLE = 4408;
export const TOKEN_REFRESH_BEFORE_EXPIRY_MS = 3 * 60_000;
export const STORAGE_EXPIRY_MS = 14 * DAY_MS;
export const VISITOR_EXPIRY_MS = 5 * DAY_MS;
export const HISTORY_SIZE = 10;
export const RELOAD_RETRIES = 3;
export const LOADING_DELAY_MS = 50;
/** Time between two homes that are fetched before they are swiped to. */
export const SWIPE_SPACING_MS = 1_000;
export const VIEWING_PICKER_DAYS = 30;
export const AVAILABLE_FROM_MONTHS = 12;
/** Metres to the nearest stop. */
export const TRANSPORT_RADIUS_M = [100, 250, 500, 750, 1000] as const;
export const FEATURE_FLAG_TIMEOUT_MS = 3_000;
export const METADATA_CACHE_ENTRIES = 5;
export const DEFAULT_IMAGE_EXTENSION = "png";
export const ICON_CACHE_HOURS = 168;
/** Time after which a request for icons is given up (UI-043, API-042). */
export const ICON_REQUEST_TIMEOUT_MS = 2_000;
/** Time after which the next resource is asked for icons as well (UI-044). */
export const ICON_ROTATE_MS = 750;
export const BREAKPOINTS_PX = [376, 640, 768, 1024, 1366, 1920, 2500, 4000] as const;
export const STORAGE_KEY_LENGTH = 16;
export const PICTURE_WIDTHS_PX = [400, 800, 1600] as const;
/** Corners of a search polygon (D19). */
export const POLYGON_CORNERS = { min: 3, max: 200 } as const;
/** Addresses that a search measures ways from (D83). */
export const REACH_MAX = 5;
/** Most minutes to such an address (D83). */
export const REACH_MINUTES = { min: 5, max: 120 } as const;
export const KEYWORDS_MAX_LENGTH = 200;
/** Maximum characters of an agent's name, an office or a place in a search. */
export const AGENT_WORDS_MAX_LENGTH = 100;

/** Sentinels of specification §9. */
export const ALL = "all";
export const TODAY = "TODAY";
/** Maximum URLs in one sitemap, by the sitemap protocol. */
export const SITEMAP_ADDRESSES_MAX = 50_000;
/** Size of the picture in link previews on other sites. */
export const SHARE_PICTURE_PX = { width: 1_200, height: 630 } as const;

/** Seconds for which stops and room decorations may be cached publicly: they hardly change (D28). */
export const SURROUNDINGS_SECONDS = 300;

/** Most events of one request, and the longest that an event waits for others, in milliseconds (D113). */
export const EVENTS_PER_REQUEST_MAX = 50;
export const EVENT_WAIT_MS = 5_000;
