import { z } from "zod";
import { Instant } from "../listing/listing-dates.ts";
import { leadKinds } from "./lead-kinds.ts";

/** Response to a lead; sending the same lead again returns the same receipt. */
export const LeadReceipt = z.object({
  leadId: z.uuid(),
  kind: z.enum(leadKinds),
  receivedAt: Instant,
  /** Who replies: the agent, else the agency; null for a private owner, whose name the page does not show. */
  recipient: z.string().nullable(),
  /** True where a moderator looks at it before it is passed on; then no mail has gone out (D137). */
  isHeld: z.boolean(),
});
export type LeadReceipt = z.infer<typeof LeadReceipt>;

/** Response of `GET /api/v2/form-token`: says when a form was opened, by the server's clock, for one form sent. */
export const FormToken = z.object({ token: z.string() });
export type FormToken = z.infer<typeof FormToken>;

/** Response to a report. */
export const ReportReceipt = z.object({ reportId: z.uuid(), receivedAt: Instant });
export type ReportReceipt = z.infer<typeof ReportReceipt>;
