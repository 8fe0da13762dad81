import type { TabProps } from "../model/tab-props.ts";

/** Payment of a draft (LIST-015). */
export default function PaymentMode({ draft }: TabProps) {
  return <p>{draft.status}</p>;
}
