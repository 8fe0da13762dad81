import type { Head } from "@hjem/storefront/head";
import type { ArticleModel } from "./article-model.ts";
import type { PolicyModel } from "./policy-model.ts";

/** View of a page of text: an article or a policy. */
export interface TextPageModel {
  head: Head;
  article?: ArticleModel;
  policy?: PolicyModel;
  /** True for a text that is not published, shown to those with its link. @default false */
  isPreview?: boolean;
}
