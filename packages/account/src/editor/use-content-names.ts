import type { BlockKind } from "@hjem/domain/content/block";
import type {
  ArticleKind,
  BlockPart,
  ContentCollection,
  ContentKey,
  PolicyKind,
} from "@hjem/domain/content/content-rules";
import type { Language } from "@hjem/domain/language";
import { usePage } from "@hjem/storefront/page";
import { useLingui } from "@lingui/react/macro";
import type { FieldLabel } from "./entry-fields.ts";

/** Names that an editor reads for what the content service names in code. */
export interface ContentNames {
  collections: Readonly<Record<ContentCollection, string>>;
  entries: Readonly<Record<ContentKey | PolicyKind, string>>;
  blocks: Readonly<Record<BlockKind, string>>;
  fields: Readonly<Record<FieldLabel, string>>;
  options: Readonly<Record<BlockPart | ArticleKind | "left" | "right", string>>;
}

/** Names of collections, blocks, fields and choices in the page's language. */
export function useContentNames(): ContentNames {
  const { t } = useLingui();
  const { siteName } = usePage().region;
  return {
    collections: {
      contents: t`Home page and footer`,
      "cms-pages": t`Pages`,
      "content-policies": t`Policies`,
      "cookie-policies": t`Cookie policy`,
    },
    entries: {
      home: t`Home page`,
      footer: t`Footer`,
      sale_condition: t`Sales conditions`,
      privacy_policy: t`Privacy policy`,
      terms_and_conditions: t`Terms`,
      about_us: t`About us`,
      gdpr: t`Your rights (GDPR)`,
    },
    blocks: {
      "blocks.header": t`Heading`,
      "blocks.article": t`Text`,
      "blocks.centre-content": t`Centred text`,
      "blocks.text-with-image": t`Text with picture`,
      "blocks.highlight": t`Box with figures`,
      "blocks.accordion": t`Questions and answers`,
      "blocks.article-card": t`Cards of pages`,
      "blocks.page": t`Part of the site`,
      "blocks.saved-properties": t`Saved homes`,
      "blocks.feature-with-background": t`Text over a picture`,
      "blocks.app": t`App on the phone`,
    },
    fields: {
      title: t`Title`,
      icon: t`Icon`,
      lead: t`Lead`,
      text: t`Text`,
      description: t`Description`,
      version: t`Version`,
      kind: t`Kind of page`,
      readingMinutes: t`Reading time in minutes`,
      picture: t`Picture`,
      sources: t`Sources`,
      source: t`Source`,
      url: t`Address`,
      link: t`Link`,
      links: t`Links`,
      label: t`Label`,
      value: t`Figure`,
      rows: t`Figures`,
      items: t`Questions`,
      question: t`Question`,
      answer: t`Answer`,
      urls: t`Pages`,
      page: t`Page`,
      part: t`Part of the site`,
      count: t`How many`,
      side: t`Side of the picture`,
    },
    options: {
      search: t`Search`,
      continue: t`Continue where you left off`,
      "popular-areas": t`Popular areas`,
      "first-on-market": t`First on ${siteName}`,
      "new-homes": t`New homes`,
      "your-homes": t`Homes for you`,
      carousel: t`Carousel`,
      examples: t`Example searches`,
      guide: t`Guide`,
      glossary: t`Glossary`,
      page: t`Plain page`,
      left: t`Left`,
      right: t`Right`,
    },
  };
}

/** Own name of a language of the market. */
export function useLanguageName(): (locale: Language) => string {
  const { region } = usePage();
  return (locale) => region.languages.find(({ code }) => code === locale)?.name ?? locale;
}

/** Name of an entry beside its title: what it is, or the address of a page. */
export function useEntryName(): (entry: { collection: ContentCollection; name: string }) => string {
  const { collections, entries } = useContentNames();
  const named: Readonly<Record<string, string>> = entries;
  return ({ collection, name }) => {
    if (collection === "cms-pages") return `/page/${name}`;
    return named[name] ?? collections[collection];
  };
}
