import { Toaster } from "@hjem/ui/toaster";
import { useSyncExternalStore } from "react";
import { SignInDialog } from "../session/sign-in/lazy-sign-in-dialog.ts";
import { closeSignIn } from "../session/sign-in/open-sign-in.ts";
import { useStorefrontSelector, useStorefrontStore } from "../store/store.ts";
import { toasts } from "../toasts/toasts.ts";

/** The sign-in over the page, while something waits for it. */
function SignInPlace() {
  const store = useStorefrontStore();
  const cause = useStorefrontSelector(({ session }) => session.signIn);
  return (
    cause && (
      <SignInDialog cause={cause} onSettle={(isSignedIn) => closeSignIn(store, isSignedIn)} />
    )
  );
}

/** The messages that are shown now. */
const ToastPlace = () => (
  <Toaster
    toasts={useSyncExternalStore(toasts.subscribe, toasts.list, toasts.list)}
    onClose={toasts.close}
    onPause={toasts.pauseAll}
    onRelease={toasts.resumeAll}
  />
);

/** The messages that are shown now, and the sign-in dialog where something requires it. */
export default function Overlays() {
  return (
    <>
      <ToastPlace />
      <SignInPlace />
    </>
  );
}
