import type { BlockPart } from "@hjem/domain/content/content-rules";
import { SearchBox } from "@hjem/finder/search-box";
import type { SearchExamples } from "../requests/load-examples.ts";
import ExampleSearches from "./example-searches.tsx";
import { FirstOnMarketHomes, NewHomes, NewProjects } from "./home-row.tsx";
import { PopularPlaces } from "./popular-places.tsx";
import YourHomes from "./your-homes.tsx";

/** Props of `Part`. */
export interface PartProps {
  part: BlockPart;
  /** The editor's heading; empty for the usual one. */
  title: string;
  /** Number of homes or places; null for the usual one. */
  count: number | null;
  /** Of the part `examples`. */
  searches: SearchExamples | null;
}

/** A part of the product inside a page (CMS-027, D115). */
export function Part({ part, title, count, searches }: PartProps) {
  switch (part) {
    case "search":
      return <SearchBox />;
    case "examples":
      return searches && <ExampleSearches {...searches} />;
    case "continue":
      return <YourHomes rails={["viewed", "searches"]} title={title} count={count} />;
    case "your-homes":
      return <YourHomes rails={["viewed", "saved", "searches"]} title={title} count={count} />;
    case "popular-areas":
      return <PopularPlaces title={title} count={count} />;
    case "first-on-market":
      return <FirstOnMarketHomes title={title} count={count} />;
    case "new-homes":
      return <NewHomes title={title} count={count} />;
    default:
      return <NewProjects title={title} count={count} />;
  }
}
