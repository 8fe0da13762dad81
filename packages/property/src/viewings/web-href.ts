/** An address that an advertiser gave, where it leads to a page: links that run something are none. */
export const webHref = (url: string | null): string | null =>
  url !== null && URL.canParse(url) && /^https?:$/.test(new URL(url).protocol) ? url : null;
