import type { FastifyRequest } from "fastify";

/** A file that no public listing shows. */
export interface UnpublishedFile {
  kind: "draft_image" | "draft_attachment";
  id: string;
  /** Of a preview, as it stands in the address: `{draft}.{token}`. */
  link: string | undefined;
}

/** Says whether whoever requests a file that is not public may see it (D130). */
export type FileAccess = (request: FastifyRequest, file: UnpublishedFile) => Promise<boolean>;

/** Where a preview's files are: the same below `/media`, with the link to the preview before their name. */
export const previewedFile = (url: string, draftId: string, token: string): string =>
  url.replace(/^\/media\//, `/media/preview/${draftId}.${token}/`);
