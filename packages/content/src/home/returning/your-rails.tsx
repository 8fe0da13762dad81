import { LastSearches } from "./last-searches.tsx";
import { RecentHomes } from "./recent-homes.tsx";
import { SavedHomesBlock } from "./saved-homes-block.tsx";

/** Homes viewed last, saved homes and last searches, each where there are some. */
export default function YourRails() {
  return (
    <>
      <RecentHomes />
      <SavedHomesBlock />
      <LastSearches />
    </>
  );
}
