import { LEAD_FORM_MIN_MS } from "@hjem/domain/lead/lead-kinds";
import { expect } from "@playwright/test";

/** Waits as long as people take to fill in a form that was opened at `since`: faster ones are checked first (D137). */
export const takeTime = (since: number): Promise<void> =>
  expect
    .poll(() => performance.now() - since, { timeout: 10 * LEAD_FORM_MIN_MS })
    .toBeGreaterThan(2 * LEAD_FORM_MIN_MS);
