import type { Readable } from "node:stream";
import type { PictureFile } from "./picture-file.ts";

/**
 * A file of a picture: on disk, in memory or as it arrives; `isUnpublished` where nobody may keep it yet (D102). `missing`:
 * the source does not know the picture. `not-yet`: the file is being made.
 */
export type MediaResponse =
  | { path: string }
  | { bytes: Buffer }
  | { stream: Readable; isUnpublished?: true }
  | "missing"
  | "not-yet";

/** Where pictures come from: what advertisers sent, or the drawings of the demo. */
export interface MediaSource {
  /** Reads one file of the picture with this id (20 hex digits, D102). */
  read: (id: string, file: PictureFile) => Promise<MediaResponse>;
}
