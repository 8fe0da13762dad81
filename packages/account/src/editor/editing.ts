import { createContext, use } from "react";

/** A page that links and cards may lead to. */
export interface KnownPage {
  url: string;
  title: string;
}

/** What every field of the form needs to know. */
export interface Editing {
  /** The API's message for the field at a place, such as `blocks.0.title`. */
  errorOf: (path: string) => string | undefined;
  /** Pages of the market in the language of the entry. */
  pages: readonly KnownPage[];
}

/** The form around a field. */
export const EditingContext = createContext<Editing>({ errorOf: () => undefined, pages: [] });

/** Errors and pages of the form around a field. */
export const useEditing = (): Editing => use(EditingContext);
