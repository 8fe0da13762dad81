import { useSyncExternalStore } from "react";
import { followOpenSignIn, openSignIn } from "./ask-sign-in.ts";
import { SignInDialog } from "./sign-in-dialog.tsx";

/** The sign-in over the page, while something waits for it. */
export function SignInPlace() {
  const open = useSyncExternalStore(followOpenSignIn, openSignIn, () => null);
  return open && <SignInDialog cause={open.cause} onSettle={open.settle} />;
}
