import type { RegionBasics } from "../region.ts";

/**
 * A number in E.164 in groups that can be read aloud, as its market parts it: `+4799900001` as `+47 999 00 001`. A number of
 * another country, or of another length, stays as it is.
 */
export function formatPhone(
  { dialCode, phoneGroups }: Pick<RegionBasics, "dialCode" | "phoneGroups">,
  phone: string,
): string {
  const groups = phoneGroups.map((length) => String.raw`(\d{${length}})`).join("");
  const parts = new RegExp(`^(\\${dialCode})${groups}$`).exec(phone);
  return parts ? parts.slice(1).join(" ") : phone;
}
