import {
  PHOTO_MAX_PIXELS,
  PHOTO_SCALED_ABOVE_PIXELS,
  PHOTO_SCALED_SIDE_PX,
} from "@hjem/domain/draft/draft-rules";
import type { FileProblem } from "./upload-queue.ts";

/** A photo as it is sent, or why it cannot be. */
export type PreparedFile = { file: File } | { problem: FileProblem };

/** Of JPEGs that are made here: what is lost cannot be seen, and the API makes smaller files of them. */
const QUALITY = 0.92;

/** Whether a file is a HEIC of a phone, by its type, or by its name where the computer knows no type for it. */
export const isHeic = ({ type, name }: Pick<File, "type" | "name">): boolean =>
  /^image\/hei[cf]/.test(type) || (type === "" && /\.hei[cf]$/i.test(name));

interface Size {
  width: number;
  height: number;
}

/** Pixels of a picture as it is shown, by its header; null where the browser cannot read it. */
function measure(file: File): Promise<Size | null> {
  const address = URL.createObjectURL(file);
  const image = new Image();
  return new Promise<Size | null>((resolve) => {
    image.addEventListener("load", () =>
      resolve({ width: image.naturalWidth, height: image.naturalHeight }),
    );
    image.addEventListener("error", () => resolve(null));
    image.src = address;
  }).finally(() => URL.revokeObjectURL(address));
}

/** The longer side as long as it is sent, the other one in proportion; never larger than it is. */
export function scaledSize({ width, height }: Size): Size {
  const scale = Math.min(1, PHOTO_SCALED_SIDE_PX / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

const jpegName = (name: string): string => `${name.replace(/\.[^.]*$/, "")}.jpg`;

/** The same photo as a JPEG that is no larger than a photo needs to be. Rejects where the browser cannot decode it. */
async function toJpeg(file: File, size: Size | null): Promise<File> {
  const target = size && scaledSize(size);
  const options = target && {
    resizeWidth: target.width,
    resizeHeight: target.height,
    resizeQuality: "high" as const,
  };
  const bitmap = await (options ? createImageBitmap(file, options) : createImageBitmap(file));
  const canvas = document.createElement("canvas");
  canvas.width = bitmap.width;
  canvas.height = bitmap.height;
  canvas.getContext("2d")?.drawImage(bitmap, 0, 0);
  bitmap.close();
  const blob = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, "image/jpeg", QUALITY),
  );
  if (!blob) throw new Error("the photo is too large for this browser");
  return new File([blob], jpegName(file.name), { type: "image/jpeg" });
}

/**
 * Makes of a photo what is sent: a HEIC becomes a JPEG where the browser can decode it, as Safari does, and a photo above 50
 * megapixels is made smaller. Every other file is sent as it is, also what this browser cannot read.
 */
export async function preparePhoto(file: File): Promise<PreparedFile> {
  const size = await measure(file);
  const pixels = size ? size.width * size.height : 0;
  const isPhoneFormat = isHeic(file);
  if (!isPhoneFormat && pixels <= PHOTO_SCALED_ABOVE_PIXELS) return { file };
  try {
    return { file: await toJpeg(file, size) };
  } catch {
    // Caught: not every browser can; its person reads how to do it, or what the limit is.
    if (isPhoneFormat) return { problem: "heic" };
    return pixels > PHOTO_MAX_PIXELS ? { problem: "pixels" } : { file };
  }
}

/** Bytes below which no camera has written more than 50 megapixels. */
const MEASURED_FROM_BYTES = 4 * 1024 * 1024;

/** Prepares a photo where that may be needed; null for one that is sent at once as it is. */
export const preparationOf = (file: File): Promise<PreparedFile> | null =>
  isHeic(file) || file.size >= MEASURED_FROM_BYTES ? preparePhoto(file) : null;
