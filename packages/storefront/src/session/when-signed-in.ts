import type { SignInAbout } from "../sign-in/ask-sign-in.ts";
import { heldSession } from "./held-session.ts";

export type { SignInAbout };

/**
 * Runs what only a person with an account can do. A visitor is asked to sign in first, and it runs without another press
 * once they have; with a dialog that is closed it is dropped (ACC-043..046). By its `name` it outlives a visit to a
 * provider's page: see `useProtectedAction`.
 */
export async function whenSignedIn(
  run: () => unknown,
  about?: SignInAbout,
  name?: string,
): Promise<void> {
  if (heldSession().kind !== "person") {
    const { askSignIn } = await import("../sign-in/ask-sign-in.ts");
    if (!(await askSignIn({ kind: "action", about, name }))) return;
  }
  await run();
}
