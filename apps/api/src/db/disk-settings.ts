import { z } from "zod";

export const MEGABYTE = 1_048_576;

/** A number of megabytes of the environment. */
export const megabytes = (usual: number) =>
  z.preprocess(
    (value) => (value === "" ? undefined : value),
    z.coerce.number({ error: "it needs a whole number of megabytes" }).int().min(0).default(usual),
  );

/** Environment of the disk that the data folder is on, in megabytes. */
export const DiskEnvironment = z.object({
  /** Size of the file that is freed when the disk is full; 0 for none. */
  DISK_RESERVE_MB: megabytes(128),
  /** What has to be free again before anything is stored. */
  DISK_FREE_MB: megabytes(1_024),
});

/** How a full disk is dealt with. */
export interface DiskSettings {
  reserveBytes: number;
  resumeBytes: number;
}

/** Reads the settings of the disk. */
export const readDiskSettings = (read: z.infer<typeof DiskEnvironment>): DiskSettings => ({
  reserveBytes: read.DISK_RESERVE_MB * MEGABYTE,
  resumeBytes: read.DISK_FREE_MB * MEGABYTE,
});
