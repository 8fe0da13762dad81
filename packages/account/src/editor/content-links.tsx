import type { EntryKey } from "@hjem/api-client/endpoints/content-editor";
import type { EditorSummary } from "@hjem/domain/content/content-editor";
import { isLanguage } from "@hjem/domain/language";
import { paths } from "@hjem/domain/paths";
import { SegmentedLinks } from "@hjem/ui/segmented";
import { useLingui } from "@lingui/react/macro";
import { useLanguageName } from "./use-content-names.ts";

/** URL of the list, or of one entry in one language. */
export function contentPath(key?: EntryKey): string {
  const list = paths.adminSection.to("content");
  if (!key) return list;
  return `${list}?${new URLSearchParams({ entry: key.documentId, language: key.locale })}`;
}

/** The entry that a URL names; null for the list. */
export function readEntryKey(query: URLSearchParams): EntryKey | null {
  const documentId = query.get("entry");
  const locale = query.get("language");
  return documentId && isLanguage(locale) ? { documentId, locale } : null;
}

/** Props of `LanguageLinks`. */
export interface LanguageLinksProps {
  entry: EntryKey;
  entries: readonly EditorSummary[];
}

/** The same text in the languages that it has. */
export function LanguageLinks({ entry, entries }: LanguageLinksProps) {
  const { t } = useLingui();
  const nameOf = useLanguageName();
  const versions = entries.filter(({ documentId }) => documentId === entry.documentId);
  if (versions.length < 2) return null;
  return (
    <SegmentedLinks
      label={t`Languages of the text`}
      segments={versions.map(({ documentId, locale }) => ({
        href: contentPath({ documentId, locale }),
        label: nameOf(locale),
        isCurrent: locale === entry.locale,
      }))}
    />
  );
}
