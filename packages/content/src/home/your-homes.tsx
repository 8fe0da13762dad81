import { browserStorage } from "@hjem/storefront/browser-storage";
import { useSession } from "@hjem/storefront/session";
import { YourRails } from "./returning/lazy-returning.ts";

/** Where this device stores what is continued with. */
const keys = ["recentSeen", "savedHomes", "history"] as const;

/**
 * What a returning visitor continues with: homes viewed last, saved homes, last searches. By the browser alone: pages are
 * the same for everybody (D32).
 */
export default function YourHomes() {
  const { kind } = useSession();
  const isReturning =
    kind === "person" ||
    (kind === "visitor" && keys.some((key) => browserStorage().read(key) !== undefined));
  return isReturning && <YourRails />;
}
