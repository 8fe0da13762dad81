import { SHARE_PICTURE_PX } from "@hjem/domain/limits";
import { imageUrl, sharePictureUrl } from "@hjem/domain/listing/image-url";

/** The picture that other sites show beside a link. */
export interface LinkPicture {
  /** Path on the site, or an absolute URL. */
  url: string;
  /** What it shows. */
  alt: string;
  /** Size in pixels and media type, if known. */
  form?: { width: number; height: number; type: string };
}

/** A listing's picture for link previews: pictures stored here are cropped, others unchanged. */
export function linkPicture(url: string, alt: string): LinkPicture {
  const cropped = sharePictureUrl(url);
  return cropped === null
    ? { url: imageUrl(url), alt }
    : { url: cropped, alt, form: { ...SHARE_PICTURE_PX, type: "image/jpeg" } };
}

/** The site's logo, for pages without a home. */
export const siteSign = (siteName: string): LinkPicture => ({
  url: "/icon-512.png",
  alt: siteName,
  form: { width: 512, height: 512, type: "image/png" },
});
