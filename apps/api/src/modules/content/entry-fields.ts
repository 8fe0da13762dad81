import { CmsPage, Content, ContentPolicy, CookiePolicy } from "@hjem/domain/content/content-entry";
import type { ContentCollection } from "@hjem/domain/content/content-rules";

const shapes = {
  contents: Content.shape,
  "content-policies": ContentPolicy.shape,
  "cookie-policies": CookiePolicy.shape,
  "cms-pages": CmsPage.shape,
} as const satisfies Record<ContentCollection, object>;

/** Fields with values of their own inside, which are sent where a query populates them. */
const nested: readonly string[] = ["blocks", "picture", "sources"];

/** Fields that can be filtered and sorted by, and those that a query populates. */
export const fieldsOfCollection = (
  collection: ContentCollection,
): { scalars: string[]; populated: string[] } => {
  const names = Object.keys(shapes[collection]).filter((name) => name !== "html");
  return {
    scalars: names.filter((name) => !nested.includes(name)),
    populated: names.filter((name) => nested.includes(name)),
  };
};

/** Whether a collection has this field, to filter and sort by. */
export const isScalar = (collection: ContentCollection, name: string): boolean =>
  fieldsOfCollection(collection).scalars.includes(name);

/** Whether a collection has this field, to populate. */
export const isPopulated = (collection: ContentCollection, name: string): boolean =>
  fieldsOfCollection(collection).populated.includes(name);
