import type { Draft } from "@hjem/domain/draft/draft";

/** What is left to do with a draft once its tabs are complete (D94, D96, D98). */
export type FinalStep = "pay" | "publish" | "changes";

/** The last step of a draft; null where there is nothing to do. */
export function finalStep({
  status,
  hasUnpublishedChanges,
  isPaid,
}: Pick<Draft, "status" | "hasUnpublishedChanges" | "isPaid">): FinalStep | null {
  switch (status) {
    case "draft":
    case "expired":
      return isPaid ? "publish" : "pay";
    case "awaiting_payment":
      return "pay";
    case "rejected":
      return "publish";
    case "live":
      return hasUnpublishedChanges ? "changes" : null;
    default:
      return null;
  }
}
