import type { TabProps } from "../model/tab-props.ts";

/** The price of a draft. */
export default function PriceTab({ draft }: TabProps) {
  return <p>{draft.listingType}</p>;
}
