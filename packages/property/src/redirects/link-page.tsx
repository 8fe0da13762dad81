import { propertiesApi } from "@hjem/api-client/endpoints/properties";
import { isApiError } from "@hjem/api-client/errors/api-error";
import { notFound, responseOf } from "@hjem/storefront/loader-response";
import type { PageLoaderArgs } from "@hjem/storefront/routes";
import { redirect } from "react-router";
import { redirectTarget } from "./redirect-target.ts";

/** Redirects a link of another site to the property page (302, RTE-020..023); an unknown home is the 404 page. */
export async function loader({ params, page, url }: PageLoaderArgs): Promise<Response> {
  const { actualId = "", tenantId, sourceName } = params;
  const result = await page.store.dispatch(
    propertiesApi.endpoints.getProperty.initiate(actualId, { subscribe: false }),
  );
  if (isApiError(result.error) && result.error.status === 400) throw notFound();
  responseOf(result, url);
  return redirect(redirectTarget({ sourceName, tenantId, actualId }, page.region) + url.search);
}

/** Never rendered. */
export const Component = (): null => null;
