import { getPostalCodeInfo } from "norwegian-postalcodes-mapper";

/** A postcode with the names that the postal register gives it, in its own casing (upper). */
export interface Postcode {
  code: string;
  town: string;
  municipality: string;
}

/** Every Norwegian postcode in order. */
export function norwegianPostcodes(): Postcode[] {
  const found: Postcode[] = [];
  for (let number = 1; number < 10_000; number += 1) {
    const code = String(number).padStart(4, "0");
    const known = getPostalCodeInfo(code);
    if (known !== undefined) {
      found.push({ code, town: known.city, municipality: known.municipality });
    }
  }
  return found;
}
