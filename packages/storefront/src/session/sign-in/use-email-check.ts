import type { FieldErrors, FormFields } from "@hjem/ui/use-form";
import { useLingui } from "@lingui/react/macro";

/** Text on both sides of one at sign; the API validates it fully. */
const LIKE_EMAIL = /^\s*[^\s@]+@[^\s@]+\.[^\s@]+\s*$/;

/** Checks before submitting whether an email address can be valid. */
export function useEmailCheck() {
  const { t } = useLingui();
  return ({ email = "" }: FormFields): FieldErrors => {
    if (email.trim() === "") return { email: t`Enter your email address.` };
    return LIKE_EMAIL.test(email)
      ? {}
      : { email: t`Enter a full email address, such as name@example.com.` };
  };
}
