import { agencyIdOr } from "@hjem/domain/agency/agency-id";
import { paths } from "@hjem/domain/paths";
import type { PageLoaderArgs } from "@hjem/storefront/routes";
import { redirect } from "react-router";

/** Redirects `/property`: to the home in the query, else to the list (PROP-010, PROP-011). */
export function loader({ url, page: { region } }: PageLoaderArgs): Response {
  const { searchParams } = url;
  const propertyId = searchParams.get("propertyId");
  return redirect(
    propertyId
      ? paths.property.to(agencyIdOr(searchParams.get("agencyId"), region), propertyId)
      : paths.list.to(),
  );
}

/** Never rendered. */
export const Component = (): null => null;
