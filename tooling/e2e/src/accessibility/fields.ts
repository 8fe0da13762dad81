import type { Locator } from "@playwright/test";
import type { Visit } from "./shown-page.ts";

/** A button by its English words. */
export const button = ({ page, site }: Visit, english: string): Locator =>
  page.getByRole("button", { name: site.word(english), exact: true });

/** A field by its English label. */
export const field = ({ page, site }: Visit, english: string): Locator =>
  page.getByRole("textbox", { name: site.word(english), exact: true });
