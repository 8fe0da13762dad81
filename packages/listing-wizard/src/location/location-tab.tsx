import type { TabProps } from "../model/tab-props.ts";

/** The location of a draft. */
export default function LocationTab({ draft }: TabProps) {
  return <p>{draft.location.street}</p>;
}
