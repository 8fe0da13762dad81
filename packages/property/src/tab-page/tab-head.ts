import type { Head } from "@hjem/storefront/head";
import type { PropertyModel } from "../model/property-model.ts";

/**
 * Head of a tab whose text is the same for every home except for its numbers: a tool for visitors. Search engines
 * would index thousands of near-identical pages, so it is excluded; the property page and its history are indexed.
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
