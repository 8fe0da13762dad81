import { replace } from "react-router";
import type { Access } from "../../app/storefront-route.ts";
import { whereTo, type Visitor } from "./access-rule.ts";

/** Lets a visitor into a guarded page or throws the way to the sign-in. */
export type Guard = (access: Access, url: URL) => Promise<void>;

/** A guard that waits until the session is known (D26). */
export const createGuard =
  (visitor: () => Promise<Visitor>): Guard =>
  async (access, url) => {
    const address = whereTo(access, await visitor(), url);
    if (address !== null) throw replace(address);
  };
