import type { Head } from "@hjem/storefront/head";
import type { PropertyModel } from "../model/property-model.ts";

/**
 * Head of a tab that tells every home the same with other figures: a tool for whoever is there already. Searchers would
 * find thousands of pages that are all but one, so they are kept out of it; the home's page and its history are found.
 */
export const tabHead = (
  { address, bar, head }: Pick<PropertyModel, "address" | "bar" | "head">,
  { pathname }: Pick<URL, "pathname">,
): Head => {
  const tab = bar.tabs.find(({ href }) => href === pathname);
  return {
    title: [tab?.label, address].filter(Boolean).join(": "),
    isNoIndex: true,
    ...(head.image && { image: head.image }),
  };
};
