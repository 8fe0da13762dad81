import type { TabProps } from "../model/tab-props.ts";

/** The details of a draft. */
export default function DetailsTab({ draft }: TabProps) {
  return <p>{draft.listingType}</p>;
}
