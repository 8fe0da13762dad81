import { SHARE_PICTURE_PX } from "@hjem/domain/limits";
import { imageUrl, sharePictureUrl } from "@hjem/domain/listing/image-url";

/** The picture that other sites show beside a link. */
export interface LinkPicture {
  /** Path on the site, or a whole address. */
  url: string;
  /** What it shows. */
  alt: string;
  /** Pixels and media type, where they are known. */
  form?: { width: number; height: number; type: string };
}

/** A listing's own picture as it stands beside a link: our own ones come cropped, any other as it is. */
export function linkPicture(url: string, alt: string): LinkPicture {
  const cropped = sharePictureUrl(url);
  return cropped === null
    ? { url: imageUrl(url), alt }
    : { url: cropped, alt, form: { ...SHARE_PICTURE_PX, type: "image/jpeg" } };
}

/** The site's own sign, for pages that show no home. */
export const siteSign = (siteName: string): LinkPicture => ({
  url: "/icon-512.png",
  alt: siteName,
  form: { width: 512, height: 512, type: "image/png" },
});
