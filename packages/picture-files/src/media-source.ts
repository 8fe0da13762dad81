import type { Readable } from "node:stream";
import type { PictureFile } from "./picture-file.ts";

/**
 * A file of a picture: on disk, in memory, or in a storage that is opened once it is known who may see it (D130): what no
 * public listing shows is not public.
 * `missing`: the source does not have the picture. `not-yet`: the file is being generated.
 */
export type MediaResponse =
  | { path: string }
  | { bytes: Buffer }
  | { open: () => Promise<Readable>; isPublic: boolean }
  | "missing"
  | "not-yet";

/** Source of pictures: the advertisers' uploads, or the generated ones of the demo. */
export interface MediaSource {
  /** Reads one file of the picture with this id (20 hex digits, D102). */
  read: (id: string, file: PictureFile) => Promise<MediaResponse>;
}
