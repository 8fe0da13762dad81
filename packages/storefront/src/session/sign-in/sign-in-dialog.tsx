import { browserPart } from "../../parts/browser-part.tsx";
import type { SignInCause } from "../../store/session-slice.ts";

/** Props of `SignInDialog`. */
export interface SignInDialogProps {
  cause: SignInCause;
  /** Closes it: signed in, or not. */
  onSettle: (isSignedIn: boolean) => void;
}

/** The sign-in over a page (ACC-043). */
export const SignInDialog = browserPart<SignInDialogProps>(
  () => import("./sign-in-dialog-part.tsx"),
  { catalogs: { en: () => import("./words/en.ts"), no: () => import("./words/no.ts") } },
);
