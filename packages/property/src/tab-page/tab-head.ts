import type { Head } from "@hjem/storefront/head";
import type { HeadContext } from "@hjem/storefront/routes";
import type { PropertyModel } from "../model/property-model.ts";

/** The model of the home's page, in which its tabs stand. */
export const outerModel = ({ outer }: Pick<HeadContext, "outer">): PropertyModel =>
  outer as PropertyModel;

/**
 * Head of a tab whose text is the same for every home except for its numbers: a tool for visitors. Search engines
 * would index thousands of near-identical pages, so it is excluded; the property page and its history are indexed.
 */
export const tabHead = (context: HeadContext): Head => {
  const { address, bar, head } = outerModel(context);
  const tab = bar.tabs.find(({ href }) => href === context.url.pathname);
  return {
    title: [tab?.label, address].filter(Boolean).join(": "),
    isNoIndex: true,
    ...(head.image && { image: head.image }),
  };
};
