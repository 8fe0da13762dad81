import type { Head, HeadContext, PageLoaderArgs } from "@hjem/storefront/routes";
import layout from "@hjem/ui/layout.module.css";
import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";

/** Loads the person's own listings. */
export const loader = (_args: PageLoaderArgs): null => null;

/** Title of the page. */
export const head = (_model: null, { i18n }: HeadContext): Head => ({
  title: t(i18n)`My listings`,
  isNoIndex: true,
});

/** The person's own listings (LIST-120). */
export function Component() {
  return (
    <div className={layout.page}>
      <h1>
        <Trans>My listings</Trans>
      </h1>
    </div>
  );
}
