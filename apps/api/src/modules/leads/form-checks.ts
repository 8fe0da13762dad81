import { LEAD_TRAP_FIELD, type LeadDoubt } from "@hjem/domain/lead/lead-kinds";
import type { ReportRequest } from "@hjem/domain/lead/lead-request";
import type { Listing } from "@hjem/domain/listing/listing";
import type { ViewingDate } from "@hjem/domain/listing/listing-dates";
import type { Region } from "@hjem/domain/region";
import { ParseError, parsePhoneNumber } from "libphonenumber-js/min";
import type { z } from "zod";
import { ApiError, type FieldError } from "../../plugins/api-error.ts";
import { fieldErrorsOf } from "../../plugins/field-errors.ts";
import type { OpenedForm } from "./form-token.ts";

/** What is dialled before the code of another country, in Europe and in Australia; no number begins with it. */
const international = /^\s*\(?(?:0011|00)(?=[\s)]*[1-9])/;

/**
 * A number as people write it, in E.164; without a plus sign, `00` or `0011` it is one of the region's dial code, e.g. `+47`
 * (LEAD-015).
 */
export const readPhone = (text: string, dialCode: string): string | null => {
  try {
    const phone = parsePhoneNumber(text.replace(international, "+"), {
      defaultCallingCode: dialCode.slice(1),
      extract: false,
    });
    return phone.isValid() ? phone.number : null;
  } catch (error) {
    if (error instanceof ParseError) return null;
    throw error;
  }
};

const reject = (fieldError: FieldError): never => {
  throw new ApiError("validation_failed", { fieldErrors: [fieldError] });
};

/** Reads what has passed a looser schema by a stricter one. */
export const readStrictly = <Schema extends z.ZodType>(
  schema: Schema,
  body: unknown,
): z.infer<Schema> => {
  const result = schema.safeParse(body);
  if (!result.success) {
    throw new ApiError("validation_failed", { fieldErrors: fieldErrorsOf(result.error) });
  }
  return result.data;
};

/**
 * Why a form may come from a program: the hidden field is not empty, there is no good token of its opening, or it was sent
 * sooner than hardly anybody types; null for all others. The times are the server's: clocks of devices are wrong (D137).
 */
export const doubtOf = (
  form: { [LEAD_TRAP_FIELD]?: unknown },
  opened: OpenedForm | "no_token" | "old_token",
  { now, formMinMs }: { now: number; formMinMs: number },
): LeadDoubt | null => {
  const bait = form[LEAD_TRAP_FIELD];
  if (bait !== undefined && bait !== null && bait !== "") return "trap";
  if (typeof opened === "string") return opened;
  return now - opened.at < formMinMs ? "too_fast" : null;
};

/** A closed listing takes no leads (D17). */
export const rejectClosed = ({ status }: Pick<Listing, "status">): void => {
  if (status !== "available" && status !== "future") throw new ApiError("listing_closed");
};

const phoneError = ({ dialCode }: Pick<Region, "dialCode">): FieldError => ({
  field: "phone",
  sentence: "phone",
  values: { code: dialCode },
});

/** The phone number in E.164, null where none was given. */
export const phoneOf = (text: string | undefined, region: Pick<Region, "dialCode">) => {
  if (text === undefined) return null;
  return readPhone(text, region.dialCode) ?? reject(phoneError(region));
};

/**
 * A validation error with the error of the phone number added to those of the other fields: schemas know no market, so
 * they cannot check the number (LEAD-015). Any other error unchanged.
 */
export function addPhoneError(
  error: unknown,
  { body, region }: { body: unknown; region: Pick<Region, "dialCode"> },
): unknown {
  if (!(error instanceof ApiError) || error.code !== "validation_failed") return error;
  const phone = typeof body === "object" && body !== null && "phone" in body ? body.phone : null;
  const text = typeof phone === "string" ? phone.trim() : "";
  const isKnown = error.fieldErrors.some(({ field }) => field === "phone");
  if (isKnown || text === "" || readPhone(text, region.dialCode)) return error;
  return new ApiError("validation_failed", {
    fieldErrors: [...error.fieldErrors, phoneError(region)],
  });
}

/** The viewing that was chosen, while it has not ended; null for an appointment, where the listing offers that. */
export const viewingOf = (
  unixFrom: number | undefined,
  listing: Pick<Listing, "viewingDates" | "isViewingByAppointment">,
  now: number,
): ViewingDate | null => {
  if (unixFrom === undefined) {
    return listing.isViewingByAppointment
      ? null
      : reject({ field: "viewing", sentence: "required" });
  }
  const chosen = listing.viewingDates.find((viewing) => viewing.unixFrom === unixFrom);
  return chosen && chosen.unixTo * 1000 > now
    ? chosen
    : reject({ field: "viewing", sentence: "viewing" });
};

/** A report of the kind `other` needs a text. */
export const requireReportText = ({ kind, words }: Pick<ReportRequest, "kind" | "words">): void => {
  if (kind === "other" && words === undefined) reject({ field: "words", sentence: "required" });
};
