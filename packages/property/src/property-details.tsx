import { lazyPart } from "@hjem/storefront/lazy-part";
import type { PropertyModel } from "./model/property-model.ts";

/** Props of `PropertyDetails`. */
export type PropertyDetailsProps = Pick<
  PropertyModel,
  | "descriptionTitle"
  | "spoken"
  | "description"
  | "languageNote"
  | "moreFacts"
  | "facilities"
  | "energy"
  | "documents"
>;

/** What is told of a home below its areas: nothing of it has to be alive before the page has loaded. */
export const PropertyDetails = lazyPart<PropertyDetailsProps>(
  () => import("./property-details-part.tsx"),
);
