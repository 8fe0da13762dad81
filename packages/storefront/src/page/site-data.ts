import { consentsApi } from "@hjem/api-client/endpoints/consents";
import { contentApi } from "@hjem/api-client/endpoints/content";
import type { FooterContent } from "@hjem/api-client/footer-content";
import type { PageContext } from "./page-context.ts";

/** What every page of a site shows or compares, loaded by the outermost route. */
export interface SiteData {
  /** Links in the language of the page (CMS-002); null where the service has none: the site's own are shown. */
  footer: FooterContent | null;
  /** Version of the cookie policy in force (D112); null where it is not known. */
  policyVersion: string | null;
}

/** Loads what every page of a site needs; a part that fails is null. */
export async function loadSiteData({
  region,
  language,
  store: { dispatch },
}: Pick<PageContext, "region" | "language" | "store">): Promise<SiteData> {
  const once = { subscribe: false };
  const [footer, policy] = await Promise.all([
    dispatch(
      contentApi.endpoints.getFooter.initiate({ region: region.id, locale: language.code }, once),
    ),
    dispatch(consentsApi.endpoints.getConsentPolicy.initiate(undefined, once)),
  ]);
  return { footer: footer.data ?? null, policyVersion: policy.data?.version ?? null };
}
