import type { Jobs } from "../../jobs/jobs.ts";
import type { AccountDeps } from "../accounts/account-deps.ts";
import type { HeaderReader } from "../media/header-reader.ts";
import type { DraftFileStore } from "./file-store.ts";
import type { PdfChecker } from "./pdf-checker.ts";
import type { ResumableUploads } from "./resumable-uploads.ts";
import type { UploadQuotas } from "./upload-quota.ts";

/** Where the files of drafts go. */
export interface DraftFiles {
  store: DraftFileStore;
  /** Reads what a picture is before it is taken. */
  headers: HeaderReader;
  pdfs: PdfChecker;
  /** Uploads in parts that have not arrived whole. */
  uploads: ResumableUploads;
  /** What an account may store. */
  quotas: UploadQuotas;
}

/** What routes of the files of drafts take. */
export interface DraftFileDeps extends Pick<AccountDeps, "db" | "requireUser" | "limits" | "now"> {
  files: DraftFiles;
  jobs: Jobs;
}
