import { ParseError, parsePhoneNumber } from "libphonenumber-js/min";

/** A number as people write it, in E.164; without a plus sign it is one of the region's dial code, e.g. `+47` (LEAD-015). */
export const readPhone = (text: string, dialCode: string): string | null => {
  try {
    const phone = parsePhoneNumber(text, { defaultCallingCode: dialCode.slice(1), extract: false });
    return phone.isValid() ? phone.number : null;
  } catch (error) {
    if (error instanceof ParseError) return null;
    throw error;
  }
};
