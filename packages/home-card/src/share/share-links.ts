/** What is shared: a page's absolute URL and its title. */
export interface Shared {
  title: string;
  url: string;
}

/** Features of the window that another site's share page opens in (spec §9: 626×436). */
export const SHARE_WINDOW = "popup,width=626,height=436";

/** An email with the title as its subject and the URL as its text. */
export const mailHref = ({ title, url }: Shared): string =>
  `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`;

/** The share page of Facebook, opened only on click. */
export const facebookHref = ({ url }: Shared): string =>
  `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(url)}`;

/** A square of modules as one SVG path, one unit per module. */
export const modulesPath = (rows: readonly (readonly boolean[])[]): string =>
  rows
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join("");
