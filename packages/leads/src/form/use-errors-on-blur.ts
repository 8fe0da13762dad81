import { canBeEmail, canBePhone } from "@hjem/domain/lead/field-shapes";
import { usePage } from "@hjem/storefront/page";
import { useLingui } from "@lingui/react/macro";
import { type FocusEvent, useState } from "react";

/**
 * Runs `then` once no pointer is down. An error message that appears between press and release moves the pressed
 * button away from under the finger, and the click is lost.
 */
const whenReleased = (then: () => void) => {
  if (document.querySelector(":active") === null) return then();
  window.addEventListener("mouseup", () => requestAnimationFrame(then), { once: true });
};

/** Errors of fields that have lost focus, shown before the form is submitted. */
export interface ErrorsOnBlur {
  fieldErrors: Readonly<Record<string, string>>;
  /** Validates a field on blur; an empty one may still be filled in. */
  onBlur: (event: FocusEvent<HTMLFormElement>) => void;
  /** An edited field shows no error until the next blur. */
  forget: (name: string) => void;
}

/** Reports an invalid field on blur, never while typing. */
export function useErrorsOnBlur(): ErrorsOnBlur {
  const { t } = useLingui();
  const { region } = usePage();
  const [fieldErrors, setErrors] = useState<ErrorsOnBlur["fieldErrors"]>({});
  const forget = (name: string) =>
    setErrors((before) => {
      if (!(name in before)) return before;
      const { [name]: _mended, ...others } = before;
      return others;
    });
  const look = ({ type, name, value }: HTMLInputElement) => {
    const { dialCode } = region;
    if (value.trim() === "") return forget(name);
    if (type === "email" && !canBeEmail(value)) {
      const sentence = t`Enter an email address such as name@example.com.`;
      return setErrors((before) => ({ ...before, [name]: sentence }));
    }
    if (type === "tel" && !canBePhone(value)) {
      const sentence = t`Enter a valid phone number. Include the country code if it is not ${dialCode}.`;
      return setErrors((before) => ({ ...before, [name]: sentence }));
    }
    return forget(name);
  };
  return {
    fieldErrors,
    forget,
    onBlur: ({ target }) => {
      if (target instanceof HTMLInputElement) whenReleased(() => look(target));
    },
  };
}
