import type { TabProps } from "../model/tab-props.ts";

/** The listing as visitors will see it (LIST-014, LIST-085). */
export default function PreviewMode({ draft }: TabProps) {
  return <p>{draft.propertyDetail.title}</p>;
}
