import type { StorefrontStorage } from "../storage/storage.ts";
import type { Labs } from "../store/app-slice.ts";

/** The stored feature switches (FND-015); anything that is not a switch is left out. */
export function readLabs(storage: Pick<StorefrontStorage, "read">): Labs {
  const stored = storage.read("labs");
  if (typeof stored !== "object" || stored === null) return {};
  return Object.fromEntries(
    Object.entries(stored).filter(
      (entry): entry is [string, boolean] => typeof entry[1] === "boolean",
    ),
  );
}
