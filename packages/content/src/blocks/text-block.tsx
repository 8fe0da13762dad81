import type { ShownBlock } from "./shown-block.ts";
import {
  AccordionBlock,
  AppBlock,
  ArticleBlock,
  CentreBlock,
  FeatureBlock,
  HeaderBlock,
  HighlightBlock,
  TextWithImageBlock,
} from "./text-blocks.tsx";

/** Blocks of text and pictures, which need nothing but themselves. */
export type TextBlockProps = Exclude<
  ShownBlock,
  { __component: "blocks.page" | "blocks.saved-properties" | "blocks.article-card" }
>;

/** One block of text and pictures, by its kind. */
export default function TextBlock(block: TextBlockProps) {
  switch (block.__component) {
    case "blocks.header":
      return <HeaderBlock {...block} />;
    case "blocks.article":
      return <ArticleBlock {...block} />;
    case "blocks.centre-content":
      return <CentreBlock {...block} />;
    case "blocks.text-with-image":
      return <TextWithImageBlock {...block} />;
    case "blocks.feature-with-background":
      return <FeatureBlock {...block} />;
    case "blocks.highlight":
      return <HighlightBlock {...block} />;
    case "blocks.accordion":
      return <AccordionBlock {...block} />;
    default:
      return <AppBlock {...block} />;
  }
}
