import { lazyComponent } from "@hjem/storefront/lazy-component";
import type { MessageCatalogs } from "@hjem/storefront/routes";
import styles from "./blocks.module.css";
import type { ShownBlock } from "./shown-block.ts";

/** Parts of the product bring the messages of homes and searches with them. */
const partMessages: MessageCatalogs = {
  catalogs: {
    en: [
      () => import("@hjem/finder/locales/en.po"),
      () => import("@hjem/home-card/locales/en.po"),
      () => import("../locales/en.po"),
    ],
    no: [
      () => import("@hjem/finder/locales/no.po"),
      () => import("@hjem/home-card/locales/no.po"),
      () => import("../locales/no.po"),
    ],
  },
};
const cardMessages: MessageCatalogs = {
  catalogs: { en: () => import("./locales/en.po"), no: () => import("./locales/no.po") },
};

// A page fetches the code of what it shows alone; links, text and questions work before (D42).
const TextBlock = lazyComponent(() => import("./text-block.tsx"), { render: "on-visible" });
const CardsBlock = lazyComponent(() => import("./article-cards.tsx"), {
  render: "on-visible",
  messages: cardMessages,
});
const PartBlock = lazyComponent(() => import("./part-block.tsx"), {
  render: "on-visible",
  messages: partMessages,
});

/** How wide a block is: text in the reading column, pictures wider, homes as wide as the page (visual.md §24). */
const widths: Readonly<Record<ShownBlock["__component"], "column" | "wide" | "page">> = {
  "blocks.header": "column",
  "blocks.article": "column",
  "blocks.centre-content": "column",
  "blocks.highlight": "column",
  "blocks.accordion": "column",
  "blocks.text-with-image": "wide",
  "blocks.feature-with-background": "wide",
  "blocks.article-card": "wide",
  "blocks.app": "wide",
  "blocks.page": "page",
  "blocks.saved-properties": "page",
};

function Block(block: ShownBlock) {
  switch (block.__component) {
    case "blocks.page":
    case "blocks.saved-properties":
      return <PartBlock {...block} />;
    case "blocks.article-card":
      return <CardsBlock {...block} />;
    default:
      return <TextBlock {...block} />;
  }
}

/** Props of `Blocks`. */
export interface BlocksProps {
  blocks: readonly ShownBlock[];
}

/** The blocks of a page below one another (spec §3, CMS-025..035). */
export default function Blocks({ blocks }: BlocksProps) {
  return (
    <div className={styles.blocks}>
      {blocks.map((block, index) => (
        <div
          key={`${index}-${block.__component}`}
          className={styles.block}
          data-width={widths[block.__component]}
        >
          <Block {...block} />
        </div>
      ))}
    </div>
  );
}
