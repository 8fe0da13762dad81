import { lazyComponent } from "@hjem/storefront/lazy-component";

/** Props of `NextPage`. */
export interface NextPageProps {
  /** Address of the page that comes after the one that is shown. */
  href: string;
}

/** Has the data of the next page ready once a reader comes near the end of this one. Shows nothing. */
export const NextPage = lazyComponent(() => import("./next-page-part.tsx"));
