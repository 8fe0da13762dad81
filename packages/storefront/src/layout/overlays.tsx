import { Toaster } from "@hjem/ui/toaster";
import { useSyncExternalStore } from "react";
import { ConsentPlace } from "../consent/consent-place.tsx";
import { StatusLine } from "../offline/status-line.tsx";
import { SignInDialog } from "../session/sign-in/lazy-sign-in-dialog.ts";
import { useStorefrontSelector, useStorefrontStore } from "../store/store.ts";
import { toasts } from "../toasts/toasts.ts";
import { InstallApp } from "./install-app.tsx";

/** The sign-in over the page, while something waits for it. */
function SignInPlace() {
  const store = useStorefrontStore();
  const cause = useStorefrontSelector(({ session }) => session.signIn);
  const close = async (isSignedIn: boolean) => {
    const { closeSignIn } = await import("../session/sign-in/open-sign-in.ts");
    closeSignIn(store, isSignedIn);
  };
  return cause && <SignInDialog cause={cause} onSettle={(isSignedIn) => void close(isSignedIn)} />;
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

/**
 * What the whole site is in, the messages that are shown now, the question about cookies, and the sign-in dialog where
 * something requires it.
 */
export default function Overlays() {
  return (
    <>
      <StatusLine />
      <InstallApp />
      <ToastPlace />
      <ConsentPlace />
      <SignInPlace />
    </>
  );
}
