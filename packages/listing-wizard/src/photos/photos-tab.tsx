import type { TabProps } from "../model/tab-props.ts";

/** The photos of a draft. */
export default function PhotosTab({ draft }: TabProps) {
  return <p>{draft.images.length}</p>;
}
