import { browserPart } from "../../parts/browser-part.tsx";

/** Props of `PersonMenu`. */
export interface PersonMenuProps {
  /** Empty until it is known. */
  name: string;
  email: string;
}

/** The menu of the person who is signed in: fetched for nobody else. */
export const PersonMenu = browserPart<PersonMenuProps>(() => import("./person-menu-part.tsx"), {
  catalogs: { en: () => import("./words/en.ts"), no: () => import("./words/no.ts") },
});
