import { Part } from "../parts/part.tsx";
import YourHomes from "../parts/your-homes.tsx";
import type { ShownOf } from "./shown-block.ts";

/** A block of the product itself: a part (CMS-027), or the visitor's saved homes (CMS-025, FAV-049). */
export default function PartBlock(block: ShownOf<"blocks.page" | "blocks.saved-properties">) {
  if (block.__component === "blocks.page") return <Part {...block} />;
  return <YourHomes rails={["saved"]} title={block.title} count={block.count} />;
}
