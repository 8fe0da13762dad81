import { REQUEST_BODY_MAX_BYTES } from "../limits.ts";
import {
  ATTACHMENT_MAX_BYTES,
  PHOTO_IN_ONE_REQUEST_MAX_BYTES,
  UPLOAD_PART_BYTES,
} from "./draft-rules.ts";

/** What a multipart form has around its file. */
const FORM_BYTES = 64 * 1024;

const UPLOAD =
  /^\/api\/user\/properties\/draft\/[\w-]+\/(?<kind>images|attachments)(?<isInParts>\/uploads(?:\/[\w-]+)?)?$/;

/** A picture for texts (D115). */
const CONTENT_PICTURE = /^\/api\/admin\/content\/pictures$/;

/**
 * Bytes that the body of a request may have, by its method and its address (D101): files of drafts, and pictures for texts, are larger than
 * anything else that a page sends.
 */
export function bodyMaxBytes(method: string | undefined, url: string | undefined): number {
  const path = url?.split("?")[0] ?? "";
  if (method === "POST" && CONTENT_PICTURE.test(path)) {
    return PHOTO_IN_ONE_REQUEST_MAX_BYTES + FORM_BYTES;
  }
  const groups = UPLOAD.exec(path)?.groups;
  if (!groups || (method !== "POST" && method !== "PATCH")) return REQUEST_BODY_MAX_BYTES;
  if (groups.isInParts !== undefined) return UPLOAD_PART_BYTES;
  if (method !== "POST") return REQUEST_BODY_MAX_BYTES;
  const file = groups.kind === "images" ? PHOTO_IN_ONE_REQUEST_MAX_BYTES : ATTACHMENT_MAX_BYTES;
  return file + FORM_BYTES;
}
