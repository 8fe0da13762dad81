/** A story as the index of a built Storybook lists it. */
export interface StoryEntry {
  type: string;
  id: string;
  title: string;
}

/** A picture to take: a story with the settings of the toolbar, in a window of this width in CSS pixels. */
export interface Shot {
  storyId: string;
  region: "no" | "au";
  theme: "light" | "dark";
  width: 390 | 1366;
}

const LANGUAGES = { no: "no", au: "en" } as const;

/** The controls first: pages are made of them. */
const FIRST = ["Kit/", "Frame/", "Result/", "Finder/", "Search/", "Property/", "Content/"];
/** Tables of values, which have tests of their own, and a map that is drawn as its parts arrive. */
const LEFT_OUT = /^Start\/|Map/;

const rank = ({ title }: StoryEntry): number => {
  const place = FIRST.findIndex((start) => title.startsWith(start));
  return place === -1 ? FIRST.length : place;
};

/**
 * At most `count` pictures: of each component its first story in two of the eight combinations that differ in everything, so
 * that every story meets both regions, both themes and both widths, and over all stories every two settings meet.
 */
export function chooseShots(entries: readonly StoryEntry[], count: number): Shot[] {
  const titles = new Set<string>();
  const stories = entries
    .filter(({ type, title }) => type === "story" && !LEFT_OUT.test(title))
    .filter(({ title }) => !titles.has(title) && titles.add(title))
    .toSorted((one, other) => rank(one) - rank(other) || (one.title < other.title ? -1 : 1));
  return stories
    .flatMap(({ id: storyId }, index): Shot[] => {
      const isNightFirst = index % 2 === 1;
      const isWideFirst = index % 4 > 1;
      return [
        {
          storyId,
          region: "no",
          theme: isNightFirst ? "dark" : "light",
          width: isWideFirst ? 1366 : 390,
        },
        {
          storyId,
          region: "au",
          theme: isNightFirst ? "light" : "dark",
          width: isWideFirst ? 390 : 1366,
        },
      ];
    })
    .slice(0, count);
}

/** Name of a picture's file, without the ending. */
export const nameOfShot = ({ storyId, region, theme, width }: Shot): string =>
  `${storyId}--${region}-${theme}-${width}`;

/** The story alone, as Storybook addresses it. */
export const addressOfShot = ({ storyId, region, theme }: Shot): string =>
  `/iframe.html?id=${storyId}&viewMode=story&globals=region:${region};language:${LANGUAGES[region]};theme:${theme}`;
