import { useLingui } from "@lingui/react/macro";
import type { SignInStep } from "./sign-in-steps.ts";

/** Heading of a step; null for a step below the heading of the whole sign-in. */
export function useStepTitle(kind: SignInStep["kind"]): string | null {
  const { t } = useLingui();
  switch (kind) {
    case "second-step":
      return t`Confirm it's you`;
    case "register":
      return t`Create an account`;
    case "forgot":
      return t`Forgot your password?`;
    case "mailed":
      return t`Check your email`;
    default:
      return null;
  }
}
