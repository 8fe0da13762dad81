import type { SecondStep } from "@hjem/domain/account/second-factor";
import type { SignInProvider } from "@hjem/domain/account/sign-in-providers";

/** Where a visitor stands on the way in: the address comes first, what follows depends on it (ACC-079). */
export type SignInStep =
  | { kind: "address"; email?: string | undefined }
  /** The address has an account, with a password or with other sign-in methods. */
  | { kind: "password"; email: string; providers: readonly SignInProvider[] }
  /** The account has no password of its own. */
  | { kind: "other-ways"; email: string; providers: readonly SignInProvider[] }
  /** The first factor was right; the account has a second. */
  | { kind: "second-step"; step: SecondStep }
  | { kind: "register"; email: string }
  | { kind: "forgot"; email: string }
  /** A mail has been sent. */
  | { kind: "mailed"; email: string; about: MailedAbout }
  /** The API rejects the account for now, with the reason. */
  | { kind: "refused"; email: string; message: string; help: ErrorHelp | null };

/** What unlocks a rejected account: its link once more, or a new password. */
export type ErrorHelp = "activation" | "password";

/** What the mail is about that has been sent. */
export type MailedAbout = "activation" | "reset";

/** Goes on to another step. */
export type GoTo = (step: SignInStep) => void;
