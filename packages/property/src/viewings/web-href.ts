/** A path of this site; a second stroke, upright or not, would begin another host. */
const isPath = (url: string) => /^\/(?![/\\])/.test(url);

const isOfWeb = (url: string) => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);

/** An address that an advertiser gave, where it leads to a page: links that run something are none. */
export const webHref = (url: string | null): string | null =>
  url !== null && (isPath(url) || isOfWeb(url)) ? url : null;
