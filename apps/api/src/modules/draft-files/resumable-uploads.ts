import type { ErrorCode } from "@hjem/domain/errors";
import { errorCode } from "@hjem/domain/narrow";
import { FileStore } from "@tus/file-store";
import { MemoryLocker, Metadata, Server } from "@tus/server";
import { readdir, readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { ApiError } from "../../plugins/api-error.ts";

/** A request of the protocol. */
export interface UploadRequest {
  method: string;
  /** Path of the upload, or of all of them to create one. */
  path: string;
  headers: Headers;
  /** One part of the file. */
  body: Buffer | null;
}

/** Uploads in parts by the tus protocol (D101): their bytes lie in a folder until they have arrived whole. */
export interface ResumableUploads {
  /**
   * Handles a request, which creates the upload with the id where it creates one.
   * @throws {ApiError} what the protocol refuses; `storage_full` for a part that cannot be written.
   */
  handle: (request: UploadRequest, id: string) => Promise<{ status: number; headers: Headers }>;
  /** All bytes of an upload. */
  read: (id: string) => Promise<Buffer>;
  /** Deletes an upload; one that is not there changes nothing. */
  remove: (id: string) => Promise<void>;
  /** Ids of uploads that nothing was added to since an instant, in milliseconds since 1970. */
  untouchedSince: (instant: number) => Promise<string[]>;
}

/** Only the path of it counts: `Location` is relative. */
const ANY_ORIGIN = "http://uploads";

const errors: Readonly<Record<number, ErrorCode>> = {
  403: "conflict",
  404: "not_found",
  409: "conflict",
  410: "not_found",
  413: "body_too_large",
  // An extension of the protocol that is not offered, as joining uploads.
  501: "malformed_body",
};

const codeOf = (status: number): ErrorCode =>
  errors[status] ?? (status < 500 ? "malformed_body" : "storage_full");

const ignoreMissing = (error: unknown): void => {
  if (errorCode(error) !== "ENOENT") throw error;
};

/** What a new upload announces of its file in `Upload-Metadata`. */
export interface AnnouncedFile {
  /** As it was sent. */
  name: string;
  /** Sent before without a response, so that it may have arrived. */
  isResent: boolean;
}

/** Reads `Upload-Metadata` of a new upload. */
export function announcedFile(header: unknown): AnnouncedFile {
  if (typeof header !== "string") return { name: "", isResent: false };
  try {
    const { filename, resent } = Metadata.parse(header);
    return { name: filename ?? "", isResent: resent === "true" };
  } catch {
    // Caught: the sender is told that the header is malformed.
    throw new ApiError("malformed_body");
  }
}

/** Opens the uploads of a folder. */
export function createResumableUploads(folder: string): ResumableUploads {
  const ids = new WeakMap<object, string>();
  const server = new Server({
    path: "/",
    datastore: new FileStore({ directory: folder }),
    locker: new MemoryLocker(),
    namingFunction: (request) => ids.get(request) ?? "",
    generateUrl: (request, { id }) => `${new URL(request.url).pathname}/${id}`,
  });
  const remove = async (id: string) => {
    await rm(join(folder, id), { force: true });
    await rm(join(folder, `${id}.json`), { force: true });
  };

  return {
    async handle({ method, path, headers, body }, id) {
      const request = new Request(ANY_ORIGIN + path, {
        method,
        headers,
        body: body === null ? null : new Uint8Array(body),
      });
      ids.set(request, id);
      const response = await server.handleWeb(request);
      if (response.status >= 400) throw new ApiError(codeOf(response.status));
      return { status: response.status, headers: response.headers };
    },
    read: (id) => readFile(join(folder, id)),
    remove,
    async untouchedSince(instant) {
      const names = (await readdir(folder).catch(ignoreMissing)) ?? [];
      const old: string[] = [];
      // A kill may leave one of the two files of an upload.
      for (const id of new Set(names.map((name) => name.replace(/\.json$/, "")))) {
        const facts =
          (await stat(join(folder, id)).catch(ignoreMissing)) ??
          (await stat(join(folder, `${id}.json`)).catch(ignoreMissing));
        if (facts && facts.mtimeMs < instant) old.push(id);
      }
      return old;
    },
  };
}
