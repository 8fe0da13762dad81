import { UPLOAD_PART_BYTES } from "@hjem/domain/draft/draft-rules";
import { DetailedError, type FileReader, Upload } from "tus-js-client";
import type { ApiContext } from "../api-context.ts";
import { readWireJson } from "../base-query.ts";
import { type ApiError, errorOfResponse, errorWithoutResponse } from "../errors/api-error.ts";
import type { UploadCall } from "./upload-call.ts";
import { uploadRequests } from "./upload-requests.ts";

/** Milliseconds before a part is sent again; after the last the upload waits for its person. */
const RETRY_DELAYS_MS = [0, 1_000, 3_000, 5_000];

/** Where the upload of a file is remembered, so that choosing it again resumes it (D101). */
const fingerprintOf = ({ id, kind, file }: UploadCall): string =>
  ["hjem-upload", id, kind, file.name, file.size, file.lastModified].join("|");

/** Parts of a file as the browser cuts them, also where a test runs without one. */
const blobReader: FileReader = {
  openFile: async (file: Blob) => ({
    size: file.size,
    slice: async (start, end) => ({ value: file.slice(start, end), done: end >= file.size }),
    close: () => undefined,
  }),
};

const errorOf = (error: Error): ApiError => {
  const response = error instanceof DetailedError ? error.originalResponse : null;
  if (!response) return errorWithoutResponse();
  const headers = { get: (name: string) => response.getHeader(name) ?? null };
  try {
    return errorOfResponse(response.getStatus(), headers, readWireJson(response.getBody()));
  } catch {
    // Caught: a proxy's response is no JSON; its status says enough.
    return errorOfResponse(response.getStatus(), headers, null);
  }
};

/** Errors that a later try may not meet: the API is busy, or another request holds the upload. */
const isWorthRetrying = (status: number): boolean =>
  status >= 500 || status === 409 || status === 423 || status === 429 || status === 408;

/**
 * Sends a file in parts of 1 MiB by the tus protocol, from where an earlier try broke off (D101).
 * @returns the id of the photo or attachment, or why it was not sent.
 */
export async function uploadInParts(
  context: ApiContext,
  call: UploadCall,
  signal: AbortSignal,
): Promise<{ data: string } | { error: ApiError }> {
  const { id, kind, file, isResent, onProgress } = call;
  const base = context.services.userService;
  const endpoint = `${base}/api/user/properties/draft/${encodeURIComponent(id)}/${kind}/uploads`;
  const ended = Promise.withResolvers<{ data: string } | { error: ApiError }>();

  const upload = new Upload(file, {
    endpoint,
    chunkSize: UPLOAD_PART_BYTES,
    httpStack: uploadRequests(context, { hasProgress: onProgress !== undefined }),
    fileReader: blobReader,
    retryDelays: RETRY_DELAYS_MS,
    metadata: { filename: file.name, ...(isResent && { resent: "true" }) },
    removeFingerprintOnSuccess: true,
    fingerprint: async () => fingerprintOf(call),
    onShouldRetry(error) {
      const status = error.originalResponse?.getStatus() ?? 0;
      return status === 0 ? navigator.onLine : isWorthRetrying(status);
    },
    onProgress: (sent, total) => onProgress?.(sent / total),
    onSuccess: () => ended.resolve({ data: upload.url?.split("/").at(-1) ?? "" }),
    onError: (error) => ended.resolve({ error: errorOf(error) }),
  });

  signal.addEventListener("abort", () => {
    void upload.abort();
    ended.resolve({ error: errorWithoutResponse() });
  });
  const [previous] = await upload.findPreviousUploads();
  if (previous) upload.resumeFromPreviousUpload(previous);
  if (!signal.aborted) upload.start();
  return ended.promise;
}

/** Ends an upload that its person has cancelled, also what of it has arrived. */
export async function forgetUpload(context: ApiContext, call: UploadCall): Promise<void> {
  const upload = new Upload(call.file, { fingerprint: async () => fingerprintOf(call) });
  for (const { uploadUrl, urlStorageKey } of await upload.findPreviousUploads()) {
    await upload.options.urlStorage?.removeUpload(urlStorageKey);
    if (uploadUrl === null) continue;
    const httpStack = uploadRequests(context, { hasProgress: false });
    // What cannot be deleted now is swept after 24 hours.
    await Promise.allSettled([Upload.terminate(uploadUrl, { httpStack, retryDelays: [] })]);
  }
}
