import type { EventDevice } from "@hjem/domain/content/analytics-rules";

/** Widths in pixels from which a window is a tablet's and a desktop's: those of the layouts. */
const TABLET_MIN = 768;
const DESKTOP_MIN = 1024;

/** Kind of device by the width of its window in pixels (CMS-052, D113). */
export function deviceTypeOf(width: number): EventDevice {
  if (width < TABLET_MIN) return "mobile";
  return width < DESKTOP_MIN ? "tablet" : "desktop";
}
