import { canBeEmail, canBePhone } from "@hjem/domain/lead/field-shapes";
import { usePage } from "@hjem/storefront/page";
import { useLingui } from "@lingui/react/macro";
import { type FocusEvent, useState } from "react";

/**
 * Runs `then` once no pointer is held down. A sentence that appears between press and release moves what is pressed away
 * from under the finger, and the press is lost.
 */
const whenReleased = (then: () => void) => {
  if (document.querySelector(":active") === null) return then();
  window.addEventListener("mouseup", () => requestAnimationFrame(then), { once: true });
};

/** Errors of fields that have lost focus, shown before the form is sent. */
export interface EarlyErrors {
  fieldErrors: Readonly<Record<string, string>>;
  /** Looks at a field that is left; one that is empty may still be filled in. */
  onBlur: (event: FocusEvent<HTMLFormElement>) => void;
  /** A field that is written again is not wrong until it is left again. */
  forget: (name: string) => void;
}

/** Tells of a field of the wrong kind when it is left, never while it is typed. */
export function useEarlyErrors(): EarlyErrors {
  const { t } = useLingui();
  const { region } = usePage();
  const [fieldErrors, setErrors] = useState<EarlyErrors["fieldErrors"]>({});
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
