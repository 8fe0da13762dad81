import {
  ATTACHMENT_MAX_BYTES,
  PHOTO_IN_ONE_REQUEST_MAX_BYTES,
} from "@hjem/domain/draft/draft-rules";
import type { FastifyRequest } from "fastify";
import { sql } from "kysely";
import { z } from "zod";
import { MEGABYTE, megabytes } from "../../db/disk-settings.ts";
import type { Queries } from "../../db/schema.ts";
import { ApiError } from "../../plugins/api-error.ts";

/** Environment of what an account may store, in megabytes. */
export const QuotaEnvironment = z.object({
  /** Files in a day, before an account has published a listing. */
  FILES_DAY_MB: megabytes(300),
  /** Files of all its drafts, before it has published one. */
  FILES_NEW_ACCOUNT_MB: megabytes(1_024),
  /** Files of all its drafts and listings, and in a day, once it has. */
  FILES_ACCOUNT_MB: megabytes(5_120),
});

/** What the files of an account may take, in megabytes. */
export interface UploadQuotas {
  dayMb: number;
  newAccountMb: number;
  accountMb: number;
}

/** Reads the settings of what an account may store. */
export const readUploadQuotas = (read: z.infer<typeof QuotaEnvironment>): UploadQuotas => ({
  dayMb: read.FILES_DAY_MB,
  newAccountMb: read.FILES_NEW_ACCOUNT_MB,
  accountMb: read.FILES_ACCOUNT_MB,
});

/** The quotas of an installation that sets none. */
export const usualQuotas: UploadQuotas = readUploadQuotas(QuotaEnvironment.parse({}));

const MB_PER_GB = 1_024;
const shown = (mb: number): string =>
  mb % MB_PER_GB === 0 ? `${mb / MB_PER_GB}\u00a0GB` : `${mb}\u00a0MB`;

/** Bytes that a request is about to send, by its headers; the most that it may be where they do not say. */
export const announcedBytes = ({
  headers,
  url,
}: Pick<FastifyRequest, "headers" | "url">): number => {
  const announced = Number(headers["upload-length"] ?? headers["content-length"]);
  if (Number.isSafeInteger(announced) && announced >= 0) return announced;
  return url.includes("/attachments") ? ATTACHMENT_MAX_BYTES : PHOTO_IN_ONE_REQUEST_MAX_BYTES;
};

/**
 * Whether an account may store so many bytes more. What it deletes makes room, but counts in its day all the same.
 * @throws {ApiError} `files_of_day_full`, or `files_full`
 */
export async function requireQuota(
  db: Queries,
  { dayMb, newAccountMb, accountMb }: UploadQuotas,
  { accountId, bytes, now }: { accountId: string; bytes: number; now: number },
): Promise<void> {
  const day = new Date(now).toISOString();
  const { rows } = await sql<{ hasPublished: boolean; stored: number; today: number }>`
    with own as (select id, published_at from listing_draft where account_id = ${accountId}),
    arriving as (
      select coalesce(sum(size), 0)::float8 as bytes from draft_upload where draft_id in (select id from own))
    select exists (select from own where published_at is not null) as "hasPublished",
      arriving.bytes + (
        select coalesce(sum(size), 0) from (
          select distinct on (id) size from draft_image where draft_id in (select id from own)) photo
      )::float8 + (
        select coalesce(sum(size), 0) from draft_attachment where draft_id in (select id from own)
      )::float8 as stored,
      arriving.bytes + coalesce((
        select bytes from account_upload where account_id = ${accountId} and day = (${day}::timestamptz at time zone 'UTC')::date
      ), 0)::float8 as today
    from arriving
  `.execute(db);
  const { hasPublished = false, stored = 0, today = 0 } = rows[0] ?? {};
  const ofDay = hasPublished ? accountMb : dayMb;
  const inAll = hasPublished ? accountMb : newAccountMb;
  if (stored + bytes > inAll * MEGABYTE) {
    throw new ApiError("files_full", { values: { max: shown(inAll) } });
  }
  if (today + bytes > ofDay * MEGABYTE) {
    throw new ApiError("files_of_day_full", { values: { max: shown(ofDay) } });
  }
}
