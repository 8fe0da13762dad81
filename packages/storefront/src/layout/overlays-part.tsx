import { SignInPlace } from "../session/sign-in/sign-in-place.tsx";
import { ToastPlace } from "../toasts/toast-place.tsx";

/** The messages that are shown now, and the sign-in dialog where something requires it. */
export default function OverlaysPart() {
  return (
    <>
      <ToastPlace />
      <SignInPlace />
    </>
  );
}
