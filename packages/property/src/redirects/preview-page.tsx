import type { PageLoaderArgs } from "@hjem/storefront/routes";
import { Trans } from "@lingui/react/macro";
import { useLoaderData } from "react-router";
import type { ShownProperty } from "../model/property-model.ts";
import { PropertyView } from "../property-view.tsx";
import styles from "./preview-page.module.css";

/** The listing's loader is imported with the first preview (D42). */
export async function loader(args: PageLoaderArgs) {
  const { loadPreview } = await import("./load-preview.ts");
  return loadPreview(args);
}

/** The preview's own head: excluded from search engines. */
export const head = (model: ShownProperty) => model.head;

/**
 * A home as its page will show it, below a bar that says so; the visit is not stored or counted (RTE-017, RTE-019).
 */
export function Component() {
  return (
    <>
      <p className={styles.bar} role="note">
        <Trans>Preview. Only people with the link can see this page.</Trans>
      </p>
      <PropertyView model={useLoaderData<ShownProperty>()} />
    </>
  );
}
