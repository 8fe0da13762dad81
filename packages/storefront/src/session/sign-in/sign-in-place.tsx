import { useStorefrontSelector, useStorefrontStore } from "../../store/store.ts";
import { closeSignIn } from "./open-sign-in.ts";
import { SignInDialog } from "./sign-in-dialog.tsx";

/** The sign-in over the page, while something waits for it. */
export function SignInPlace() {
  const store = useStorefrontStore();
  const cause = useStorefrontSelector(({ session }) => session.signIn);
  return (
    cause && (
      <SignInDialog cause={cause} onSettle={(isSignedIn) => closeSignIn(store, isSignedIn)} />
    )
  );
}
