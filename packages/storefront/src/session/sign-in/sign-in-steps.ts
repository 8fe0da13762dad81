import type { SecondStep } from "@hjem/domain/account/second-factor";
import type { SignInProvider } from "@hjem/domain/account/sign-in-providers";

/** Steps of the sign-in: the email address comes first, what follows depends on it (ACC-079). */
export type SignInStep =
  | {
      kind: "address";
      email?: string | undefined;
      /** It was submitted before hydration: it is checked without another press. */
      isSubmitted?: boolean;
    }
  /** The email address has an account, with a password or with other sign-in methods. */
  | { kind: "password"; email: string; providers: readonly SignInProvider[] }
  /** The account has no password of its own. */
  | { kind: "other-ways"; email: string; providers: readonly SignInProvider[] }
  /** The first factor was valid; the account has a second. */
  | { kind: "second-step"; step: SecondStep }
  | { kind: "register"; email: string }
  | { kind: "forgot"; email: string }
  /** An email was sent. */
  | { kind: "mailed"; email: string; about: MailedAbout }
  /** The API rejects the account for now, with the reason. */
  | { kind: "refused"; email: string; message: string; help: ErrorHelp | null };

/** What resolves it: a new activation link, or a new password. */
export type ErrorHelp = "activation" | "password";

/** Subject of the email that was sent. */
export type MailedAbout = "activation" | "reset";

/** Goes to another step. */
export type GoTo = (step: SignInStep) => void;
