import { lazyComponent } from "@hjem/storefront/lazy-component";

/** Props of `SwipeLinks`. */
export interface SwipeLinksProps {
  /** The home that is shown. */
  id: string;
  /** URL of the most similar home; null without one. */
  next: string | null;
}

/** Links to the next and the previous home: rendered by the server as plain links, hydrated after load (D42). */
export const SwipeLinks = lazyComponent(() => import("./swipe-links.tsx"), {
  render: "on-visible",
  messages: {
    catalogs: {
      en: () => import("./locales/en.po"),
      no: () => import("./locales/no.po"),
    },
  },
});
