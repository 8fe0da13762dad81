import type { Queries } from "../db/schema.ts";

/** Payload of each kind of job; ids only, so that the queue contains no personal data. */
export interface JobPayloads {
  "deliver-mail": { mailId: string };
  "deliver-push": { messageId: string };
  /** Does what is pending for a payment at its gateway. */
  "settle-payment": { paymentId: string };
  /** Looks for payments that nobody came back from. */
  "settle-payments": Record<string, never>;
  "alert-moderators": Record<string, never>;
  "erase-old-rows": Record<string, never>;
  "make-picture": { pictureId: string };
  "tidy-accounts": Record<string, never>;
  "tidy-alerts": Record<string, never>;
  "tend-listings": Record<string, never>;
  "tidy-draft-files": Record<string, never>;
  "tidy-tables": Record<string, never>;
}
export type JobName = keyof JobPayloads;

/** Does one job; what it throws is tried again later. It may be called again for a job that it has done. */
export type JobHandlers = {
  readonly [Name in JobName]?: (payload: JobPayloads[Name]) => Promise<void>;
};

/** Where a request leaves work that outlives it. */
export interface Jobs {
  /**
   * Writes the job as part of a transaction: it exists if and only if the rest of the transaction does. Those of its queue
   * with a lower `rank` go first, whenever they come; the usual one is 0.
   */
  enqueue<Name extends JobName>(
    trx: Queries,
    name: Name,
    payload: JobPayloads[Name],
    options?: { rank?: number },
  ): Promise<void>;
  /** Says that a transaction with such a job is through; without it the worker looks every two seconds. */
  wake(name: JobName): void;
}
