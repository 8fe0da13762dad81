import { LastSearches } from "./last-searches.tsx";
import type { OwnRails } from "./own-rail.ts";
import { RecentHomes } from "./recent-homes.tsx";
import { SavedHomesBlock } from "./saved-homes-block.tsx";

/** Homes viewed last, saved homes and last searches, each where there are some. */
export default function YourRails({ rails, title, count }: OwnRails) {
  return rails.map((rail, index) => {
    const own = index === 0 ? { title, count } : { title: "", count: null };
    if (rail === "viewed") return <RecentHomes key={rail} {...own} />;
    return rail === "saved" ? <SavedHomesBlock key={rail} {...own} /> : <LastSearches key={rail} />;
  });
}
