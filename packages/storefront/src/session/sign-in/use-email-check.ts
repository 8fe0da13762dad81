import type { FieldErrors, FormFields } from "@hjem/ui/use-form";
import { useLingui } from "@lingui/react/macro";

/** Something on both sides of one at sign; the API reads it closely. */
const LIKE_EMAIL = /^\s*[^\s@]+@[^\s@]+\.[^\s@]+\s*$/;

/** Says before anything is sent that an address cannot be one. */
export function useEmailCheck() {
  const { t } = useLingui();
  return ({ email = "" }: FormFields): FieldErrors => {
    if (email.trim() === "") return { email: t`Enter your email address.` };
    return LIKE_EMAIL.test(email)
      ? {}
      : { email: t`Enter a full email address, such as name@example.com.` };
  };
}
