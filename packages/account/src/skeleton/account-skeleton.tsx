import { paths } from "@hjem/domain/paths";
import { isAdminAddress } from "@hjem/storefront/access";
import { useAccountLinks } from "@hjem/storefront/account-links";
import layout from "@hjem/ui/layout.module.css";
import { Skeleton, SkeletonList } from "@hjem/ui/skeleton";
import { Trans } from "@lingui/react/macro";
import { useLocation } from "react-router";
import { AccountLinkRows } from "../profile/account-link-rows.tsx";
import { AccountPageLayout } from "../profile/account-page-layout.tsx";
import styles from "../profile/form.module.css";

const keys = ["a", "b", "c"] as const;

/** Sections as those of the profile: what one is about, and beside it its fields. */
const SectionsSkeleton = () => (
  <SkeletonList className={styles.sections}>
    {keys.map((key) => (
      <div key={key} className={styles.section}>
        <div className={layout.stackSmall}>
          <Skeleton as="title" width={46} />
          <Skeleton width={82} />
        </div>
        <div className={layout.stack}>
          <Skeleton as="field" />
          <Skeleton as="field" />
        </div>
      </div>
    ))}
  </SkeletonList>
);

const RowsSkeleton = () => (
  <SkeletonList className={layout.stack}>
    <Skeleton width={82} />
    {keys.map((key) => (
      <Skeleton key={key} as="field" />
    ))}
  </SkeletonList>
);

/** Heading and shape of the page of the address, in the measures that it will have. */
export default function AccountSkeleton() {
  const pathname = useLocation().pathname.replace(/\/$/, "");
  const links = useAccountLinks();
  if (isAdminAddress(pathname)) {
    return (
      <div className={layout.page}>
        <RowsSkeleton />
      </div>
    );
  }
  if (pathname === paths.user.path) {
    return (
      <AccountPageLayout title={<Trans>Your account</Trans>} lead={<Skeleton width={46} />}>
        <AccountLinkRows />
      </AccountPageLayout>
    );
  }
  const named = links.find(({ href }) => href === pathname);
  return (
    <AccountPageLayout title={named?.label ?? <Trans>Profile</Trans>}>
      {named === undefined || pathname === paths.userBasicInfo.path ? (
        <SectionsSkeleton />
      ) : (
        <RowsSkeleton />
      )}
    </AccountPageLayout>
  );
}
