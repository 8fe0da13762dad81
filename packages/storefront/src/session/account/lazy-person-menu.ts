import { lazyComponent } from "../../lazy/lazy-component.tsx";

/** Props of `PersonMenu`. */
export interface PersonMenuProps {
  /** Empty until it is known. */
  name: string;
  email: string;
}

/** The menu of the person who is signed in: fetched for nobody else. */
export const PersonMenu = lazyComponent(() => import("./person-menu.tsx"), {
  render: "client-only",
  messages: {
    catalogs: { en: () => import("./locales/en.po"), no: () => import("./locales/no.po") },
  },
});
