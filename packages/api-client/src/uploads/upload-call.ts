import type { ApiContext } from "../api-context.ts";

/** A file on its way. */
export interface UploadCall {
  /** Of the draft. */
  id: string;
  kind: "images" | "attachments";
  file: File;
  /** Sent before in one request, without a response: it may have arrived. */
  isResent?: boolean;
  /** Called with the part of the file that has been sent, 0 to 1. */
  onProgress?: (fraction: number) => void;
}

/** What an upload takes of the store's context; Redux Toolkit hands it on untyped. */
export const contextOf = (extra: unknown) => extra as ApiContext;
