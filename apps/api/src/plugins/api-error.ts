import { type ErrorCode, errorStatuses } from "@hjem/domain/errors";
import type { FieldSentence, SentenceId } from "../locales/sentences.ts";

/** What is wrong with one field; `values` fill the sentence. */
export interface FieldError {
  /** Name on the wire, e.g. `price_min`. */
  field: string;
  sentence: FieldSentence;
  values?: Readonly<Record<string, string | number>>;
}

/** An error that is sent to the caller in the one shape of D20; thrown by every route, sent by one handler. */
export class ApiError extends Error {
  override name = "ApiError";
  readonly code: ErrorCode;
  readonly status: number;
  readonly fieldErrors: readonly FieldError[];
  /** The sentence that is sent in place of the code's own: it names the reason. */
  readonly sentence: SentenceId | undefined;
  readonly values: Readonly<Record<string, string | number>>;
  /** Only with `other_region`: the right site (D12). */
  readonly origin: string | undefined;
  /** Only with `note_changed`: what is stored now, as on the wire (D62). */
  readonly current: unknown;

  constructor(
    code: ErrorCode,
    options: {
      fieldErrors?: readonly FieldError[];
      sentence?: SentenceId;
      values?: Readonly<Record<string, string | number>>;
      origin?: string;
      current?: unknown;
    } = {},
  ) {
    super(code);
    this.code = code;
    this.status = errorStatuses[code];
    this.fieldErrors = options.fieldErrors ?? [];
    this.sentence = options.sentence;
    this.values = options.values ?? {};
    this.origin = options.origin;
    this.current = options.current;
  }
}
