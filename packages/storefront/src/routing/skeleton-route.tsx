import { paths } from "@hjem/domain/paths";
import layout from "@hjem/ui/layout.module.css";
import { Link } from "@hjem/ui/link";
import text from "@hjem/ui/text.module.css";
import { Trans } from "@lingui/react/macro";
import type { RoutesOptions } from "./create-routes.tsx";

/**
 * What the server renders in place of a guarded page: the page's own skeleton, and a link for visitors without JavaScript (D26).
 * Its loader returns nothing: with data of the server the browser would not load the page.
 */
export const skeletonRoute: NonNullable<RoutesOptions["skeletonRoute"]> = (
  feature,
  row,
  { appOf, fetchPage },
) => ({
  lazy: async () => {
    const { Skeleton } = await fetchPage(row.lazy, feature);
    return {
      loader: async ({ context }) => {
        const { page, messages } = appOf(context);
        await Promise.all([messages.load(feature), Skeleton?.prepare(page)]);
        return undefined;
      },
      Component: () => (
        <div aria-busy="true">
          <noscript>
            <p className={layout.page}>
              <Link href={paths.login.to()} className={text.linkAlone}>
                <Trans>Sign in to see this page</Trans>
              </Link>
            </p>
          </noscript>
          {Skeleton && <Skeleton />}
        </div>
      ),
    };
  },
});
