import { ContentBlock } from "@hjem/domain/content/block";
import { fieldsOf } from "@hjem/domain/narrow";

/**
 * The blocks of an entry that this site can show, in their order. One of an unknown kind, or with fields of the wrong shape,
 * is skipped: `report` gets one line about it (CMS-036).
 */
export const knownBlocks = (
  blocks: readonly unknown[],
  report: (problem: string) => void,
): ContentBlock[] =>
  blocks.flatMap((block) => {
    const { success, data, error } = ContentBlock.safeParse(block);
    if (success) return data;
    const { __component: kind } = fieldsOf(block);
    const [issue] = error.issues;
    const where = issue?.path.join(".") ?? "";
    report(`skipped a content block of kind ${String(kind)}: ${where} ${issue?.message ?? ""}`);
    return [];
  });
