import { z } from "zod";
import { StartError } from "../../db/start-error.ts";
import type { MediaConfig } from "./media-storage.ts";

const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === "" ? undefined : value), schema);

/** Environment of the place where pictures lie. */
export const MediaEnvironment = z.object({
  /** An S3-compatible bucket for the pictures; unset means a folder in `DATA_DIR` (D102). */
  MEDIA_BUCKET: optional(z.string().optional()),
  MEDIA_ENDPOINT: optional(
    z
      .url({ protocol: /^https?$/, error: "it needs an address such as https://s3.example.no" })
      .optional(),
  ),
  MEDIA_REGION: optional(z.string().default("us-east-1")),
  MEDIA_ACCESS_KEY_ID: optional(z.string().optional()),
  MEDIA_SECRET_ACCESS_KEY: optional(z.string().optional()),
});

/**
 * Reads where pictures lie: a folder in `dataDir` where no bucket is set.
 * @throws {StartError} for a bucket without its keys.
 */
export const readMediaSettings = (
  read: z.infer<typeof MediaEnvironment>,
  dataDir: string,
): MediaConfig => {
  const { MEDIA_BUCKET: bucket, MEDIA_ACCESS_KEY_ID: accessKeyId } = read;
  const secretAccessKey = read.MEDIA_SECRET_ACCESS_KEY;
  if (bucket === undefined) return { kind: "disk", dataDir };
  if (accessKeyId === undefined || secretAccessKey === undefined) {
    throw new StartError(
      "MEDIA_BUCKET is not usable: it needs MEDIA_ACCESS_KEY_ID and MEDIA_SECRET_ACCESS_KEY.",
    );
  }
  const { MEDIA_ENDPOINT: endpoint, MEDIA_REGION: region } = read;
  return { kind: "s3", bucket, endpoint, region, accessKeyId, secretAccessKey };
};
