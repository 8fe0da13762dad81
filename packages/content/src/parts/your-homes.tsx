import { browserStorage } from "@hjem/storefront/browser-storage";
import { useSession } from "@hjem/storefront/session";
import { YourRails } from "./returning/lazy-returning.ts";
import type { OwnRails } from "./returning/own-rail.ts";

/** Where this device stores what each rail shows. */
const keys = { viewed: "recentSeen", saved: "savedHomes", searches: "history" } as const;

/**
 * What a returning visitor continues with: homes viewed last, saved homes, last searches. By the browser alone: pages are
 * the same for everybody (D32).
 */
export default function YourHomes({ rails, title, count }: OwnRails) {
  const { kind } = useSession();
  const isReturning =
    kind === "person" ||
    (kind === "visitor" && rails.some((rail) => browserStorage().read(keys[rail]) !== undefined));
  return isReturning && <YourRails rails={rails} title={title} count={count} />;
}
