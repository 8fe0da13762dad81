import { FILE_NAME_MAX_LENGTH } from "@hjem/domain/draft/draft-rules";

/** A file's name as it can be stored and shown: its last part, without signs that cannot be seen, cut at 120 characters. */
export function cleanFileName(name: string | null | undefined): string {
  const last = (name ?? "").toWellFormed().split(/[/\\]/).at(-1) ?? "";
  const visible = last.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, "").trim();
  return visible.slice(0, FILE_NAME_MAX_LENGTH).toWellFormed();
}
