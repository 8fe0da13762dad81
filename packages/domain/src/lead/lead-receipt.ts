import { z } from "zod";
import { Instant } from "../listing/listing-dates.ts";
import { leadKinds } from "./lead-kinds.ts";

/** What a visitor gets for a lead; the same lead sent again gets the same. */
export const LeadReceipt = z.object({
  leadId: z.uuid(),
  kind: z.enum(leadKinds),
  receivedAt: Instant,
  /** Who replies: the agent, else the agency; null for a private person, whose name the page does not show. */
  recipient: z.string().nullable(),
});
export type LeadReceipt = z.infer<typeof LeadReceipt>;

/** What a visitor gets for a report. */
export const ReportReceipt = z.object({ reportId: z.uuid(), receivedAt: Instant });
export type ReportReceipt = z.infer<typeof ReportReceipt>;
