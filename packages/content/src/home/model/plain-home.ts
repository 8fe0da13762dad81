import type { ContentBlock } from "@hjem/domain/content/block";
import type { BlockPart } from "@hjem/domain/content/content-rules";
import type { PageContext } from "@hjem/storefront/page-context";
import { t } from "@lingui/core/macro";

/** The home page without the content service. */
export interface PlainHome {
  /** Of the document. */
  title: string;
  heading: string;
  /** For search engines. */
  lead: string;
  blocks: ContentBlock[];
}

const parts: readonly BlockPart[] = [
  "search",
  "examples",
  "new-homes",
  "first-on-market",
  "your-homes",
  "popular-areas",
];

/** The parts of the home page in a fixed order, with their usual headings. */
export const plainHome = ({ i18n }: Pick<PageContext, "i18n">): PlainHome => ({
  title: t(i18n)`Homes for sale and rent`,
  heading: t(i18n)`Find your next home`,
  lead: t(
    i18n,
  )`Search homes for sale and for rent, compare prices and costs, and contact the agent.`,
  blocks: parts.map((part, id) => ({
    __component: "blocks.page",
    id,
    part,
    title: "",
    count: null,
  })),
});
