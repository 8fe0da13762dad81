import { Disk } from "flydrive";
import { chmod, mkdir } from "node:fs/promises";
import { join } from "node:path";

/** Where the files of pictures lie: a folder of the data folder, or an S3-compatible bucket. */
export type MediaConfig =
  | { kind: "disk"; dataDir: string }
  | {
      kind: "s3";
      bucket: string;
      /** Another server than Amazon's. */
      endpoint: string | undefined;
      region: string;
      accessKeyId: string;
      secretAccessKey: string;
    };

/** Nobody else on the machine reads what people have sent. */
const PRIVATE = 0o700;

/** Opens the place of the pictures' files; the library of S3 is loaded only where it is used. */
export async function openMediaStorage(config: MediaConfig): Promise<Disk> {
  if (config.kind === "disk") {
    const { FSDriver } = await import("flydrive/drivers/fs");
    const location = join(config.dataDir, "media");
    // Closed also where an earlier version, or another program of this account, has left files that anybody may read.
    await mkdir(location, { recursive: true, mode: PRIVATE });
    // Caught: a network folder may be another account's.
    await chmod(location, PRIVATE).catch(() => undefined);
    return new Disk(new FSDriver({ location, visibility: "private" }));
  }
  const { S3Driver } = await import("flydrive/drivers/s3");
  const { bucket, endpoint, region, accessKeyId, secretAccessKey } = config;
  return new Disk(
    new S3Driver({
      bucket,
      region,
      credentials: { accessKeyId, secretAccessKey },
      visibility: "private",
      // Only Amazon knows these: others refuse them.
      supportsACL: false,
      requestChecksumCalculation: "WHEN_REQUIRED",
      responseChecksumValidation: "WHEN_REQUIRED",
      ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    }),
  );
}
