import type { Head } from "@hjem/storefront/head";
import type { PropertyModel } from "../model/property-model.ts";

/**
 * Head of a tab with the same text for every home and other figures: a tool for its visitors. Search engines would
 * index thousands of near-identical pages, so it is excluded; the home's page and its history are indexed.
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
