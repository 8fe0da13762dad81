import type { RegionBasics } from "../region.ts";

type PhoneRegion = Pick<RegionBasics, "dialCode" | "phoneFormats">;

/**
 * A phone number as its market writes it, with the address that calls it: `+61412345678` is `0412 345 678`, `+4799900001`
 * is `999 00 001`. A number of another market, or what is none, is left unchanged.
 */
export function phoneLink(
  { dialCode, phoneFormats }: PhoneRegion,
  phone: string,
): { href: string; text: string } {
  const called = phone.replaceAll(/[^\d+]/g, "").replace(/^00(?:11)?/, "+");
  const national = called.replace(dialCode, "").replace(/^0(?=\d{9}$)/, "");
  const format = phoneFormats.find(
    ([first, mask]) =>
      /^\d+$/.test(national) &&
      mask.replaceAll(/[^x]/g, "").length === national.length &&
      first.includes(national.slice(0, 1)),
  );
  if (!format) return { href: `tel:${called}`, text: phone };
  const [, mask, isLocal] = format;
  let at = 0;
  return {
    href: `tel:${isLocal ? "" : dialCode}${national}`,
    text: mask.replaceAll("x", () => national.charAt(at++)),
  };
}

/** A phone number as its market writes it; others are left unchanged. */
export const formatPhone = (region: PhoneRegion, phone: string): string =>
  phoneLink(region, phone).text;
