import { lazyComponent } from "../../lazy/lazy-component.tsx";
import type { SignInCause } from "../../store/session-slice.ts";

/** Props of `SignInDialog`. */
export interface SignInDialogProps {
  cause: SignInCause;
  /** Called on close: signed in, or not. */
  onSettle: (isSignedIn: boolean) => void;
}

/** The sign-in dialog over a page (ACC-043). */
export const SignInDialog = lazyComponent(() => import("./sign-in-dialog.tsx"), {
  render: "client-only",
  messages: {
    catalogs: { en: () => import("./locales/en.po"), no: () => import("./locales/no.po") },
  },
});
