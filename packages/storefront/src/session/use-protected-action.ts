import { useEffect, useEffectEvent } from "react";
import type { SignInAbout } from "../sign-in/ask-sign-in.ts";
import { awaitAction } from "./awaited-actions.ts";
import { whenSignedIn } from "./when-signed-in.ts";

/**
 * Something that only a person with an account can do. A visitor is asked to sign in first; it runs without another press
 * once they have, also where a provider's page took them away from this one (ACC-043..046).
 * @param name what is done, and to what: "favourite.add/3f7q9z2k1m"; the same wherever it is offered
 */
export function useProtectedAction(
  name: string,
  run: () => unknown,
  about?: SignInAbout,
): () => Promise<void> {
  const act = useEffectEvent(() => run());
  useEffect(() => awaitAction(name, () => act()), [name]);
  return () => whenSignedIn(run, about, name);
}
