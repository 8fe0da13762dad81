import type { Language } from "@hjem/domain/language";
import { paths } from "@hjem/domain/paths";
import type { Region } from "@hjem/domain/region";

/** Whose enquiry a link leads to. */
export interface EnquiryHref {
  region: Region;
  /** Of the region's site. */
  origin: string;
  token: string;
  /** Of the page on which the enquiry was written. */
  language: Language;
}

/** Address of the page on which who asked reads answers and cancels a registration. */
export function enquiryHref({ region, origin, token, language }: EnquiryHref): string {
  const href = new URL(paths.enquiry.to(token), origin);
  if (language !== region.defaultLanguage) href.searchParams.set("language", language);
  return href.href;
}
