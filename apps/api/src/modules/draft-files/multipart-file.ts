import "@fastify/multipart";
import type { ErrorCode } from "@hjem/domain/errors";
import { errorCode } from "@hjem/domain/narrow";
import type { FastifyRequest } from "fastify";
import { ApiError } from "../../plugins/api-error.ts";
import { cleanFileName } from "./file-name.ts";

/** Which errors a wrong file gets. */
export interface FileErrors {
  tooLarge: ErrorCode;
  refused: ErrorCode;
}

/** A file that has arrived whole. */
export interface SentFile {
  name: string;
  bytes: Buffer;
}

/**
 * The one file of a multipart request.
 * @throws {ApiError} `tooLarge` beyond `maxBytes`, `refused` where there is none.
 */
export async function readMultipartFile(
  request: FastifyRequest,
  maxBytes: number,
  { tooLarge, refused }: FileErrors,
): Promise<SentFile> {
  if (!request.isMultipart()) throw new ApiError("unsupported_media_type");
  try {
    const part = await request.file({ limits: { fileSize: maxBytes, files: 1, fields: 8 } });
    if (!part) throw new ApiError(refused);
    return { name: cleanFileName(part.filename), bytes: await part.toBuffer() };
  } catch (error) {
    if (error instanceof ApiError) throw error;
    if (errorCode(error) === "FST_REQ_FILE_TOO_LARGE") throw new ApiError(tooLarge);
    throw new ApiError("malformed_body");
  }
}
