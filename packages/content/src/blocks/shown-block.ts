import type { BlockOf, ContentBlock, ContentPicture } from "@hjem/domain/content/block";
import type { ArticleKind } from "@hjem/domain/content/content-rules";
import type { SearchExamples } from "../requests/load-examples.ts";

/** A page of the content service as a card that leads to it. */
export interface ArticleCard {
  href: string;
  title: string;
  kind: ArticleKind;
  picture: ContentPicture | null;
  /** Null for pages that are not read from beginning to end. */
  readingMinutes: number | null;
}

type Cards = BlockOf<"blocks.article-card">;
type Part = BlockOf<"blocks.page">;

/**
 * A block with all that it shows: cards with the pages that they lead to, example searches with those that have results.
 * Its Markdown is left out: pages show `html`.
 */
export type ShownBlock =
  | Exclude<ContentBlock, Cards | Part>
  | (Cards & { cards: ArticleCard[] })
  | (Part & { searches: SearchExamples | null });

/** The shown block of one kind. */
export type ShownOf<K extends ShownBlock["__component"]> = Extract<ShownBlock, { __component: K }>;
