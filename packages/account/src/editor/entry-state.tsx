import type { EditorSummary } from "@hjem/domain/content/content-editor";
import { Tag } from "@hjem/ui/tag";
import { Trans } from "@lingui/react/macro";

/** Whether visitors see an entry, and whether its draft is newer. */
export function EntryState({
  entry,
}: {
  entry: Pick<EditorSummary, "publishedAt" | "hasChanges">;
}) {
  if (entry.publishedAt === null) {
    return (
      <Tag tone="quiet">
        <Trans>Draft</Trans>
      </Tag>
    );
  }
  return entry.hasChanges ? (
    <Tag tone="warning">
      <Trans>Published, with changes</Trans>
    </Tag>
  ) : (
    <Tag tone="accent">
      <Trans>Published</Trans>
    </Tag>
  );
}
