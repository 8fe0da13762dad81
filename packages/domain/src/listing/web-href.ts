import { isSitePath } from "../safe-redirect.ts";

const isOfWeb = (url: string) => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);

/** An address that an advertiser gave, where it leads to a page of the web or of this site: links that run something are none. */
export const webHref = (url: string | null): string | null =>
  url !== null && (isSitePath(url) || isOfWeb(url)) ? url : null;
