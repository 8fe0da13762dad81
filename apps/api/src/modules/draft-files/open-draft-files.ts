import type { Disk } from "flydrive";
import { join } from "node:path";
import type { Database } from "../../db/schema.ts";
import type { JobHandlers } from "../../jobs/jobs.ts";
import { createHeaderReader } from "../media/header-reader.ts";
import { createVariantMaker } from "../media/variant-maker.ts";
import type { DraftFiles } from "./draft-file-deps.ts";
import { createDraftFileStore } from "./file-store.ts";
import { makePicture } from "./make-picture.ts";
import { createPdfChecker } from "./pdf-checker.ts";
import { createResumableUploads } from "./resumable-uploads.ts";
import { sweepDraftFiles } from "./sweep-files.ts";
import { type UploadQuotas, usualQuotas } from "./upload-quota.ts";

/** The files of drafts with their jobs. */
export interface OpenDraftFiles {
  files: DraftFiles;
  jobs: JobHandlers;
  /** Ends the processes that read pictures and PDFs. */
  close: () => void;
}

/** Opens the files of drafts of one process: served ones in the storage of pictures, arriving ones in the data folder. */
export function openDraftFiles({
  db,
  storage,
  dataDir,
  quotas = usualQuotas,
  now,
}: {
  db: Database;
  storage: Disk;
  dataDir: string;
  /** @default those of an installation that sets none */
  quotas?: UploadQuotas;
  now: () => number;
}): OpenDraftFiles {
  const variants = createVariantMaker();
  const headers = createHeaderReader();
  const pdfs = createPdfChecker();
  const store = createDraftFileStore({ storage, variants });
  const uploads = createResumableUploads(join(dataDir, "uploads"));
  return {
    files: { store, headers, pdfs, uploads, quotas },
    jobs: {
      "make-picture": makePicture({ db, store, now }),
      "tidy-draft-files": sweepDraftFiles({ db, store, uploads, now }),
    },
    close() {
      variants.close();
      headers.close();
      pdfs.close();
    },
  };
}
