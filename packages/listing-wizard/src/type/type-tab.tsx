import type { TabProps } from "../model/tab-props.ts";

/** The type of a draft. */
export default function TypeTab({ draft }: TabProps) {
  return <p>{draft.listingType}</p>;
}
