import { formatPrice } from "@hjem/domain/format/format-price";
import { paths } from "@hjem/domain/paths";
import type { Area } from "@hjem/domain/place/area";
import { breadcrumbList } from "@hjem/storefront/breadcrumb-list";
import type { Head } from "@hjem/storefront/head";
import type { ViewContext } from "@hjem/storefront/page-context";
import { t } from "@lingui/core/macro";
import { fullName, supply } from "./area-messages.ts";

/** The page's head; a place without listings is excluded from search engines. */
export function areaHead(page: ViewContext, area: Area): Head {
  const { i18n } = page;
  const where = fullName(area);
  const what = supply(page, area);
  const { price } = area.medians;
  const figure = price && formatPrice(page, price.value);
  return {
    title: t(i18n)`Homes in ${where}`,
    description: figure
      ? t(i18n)`${where}: ${what}. Median asking price ${figure}. See prices and the newest homes.`
      : t(i18n)`${where}: ${what}. See prices and the newest homes.`,
    canonical: paths.location.to(area.address),
    isNoIndex: area.count === 0,
    jsonLd: [
      breadcrumbList(
        [...area.ancestors, area].map(({ name, address }) => ({
          label: name,
          href: paths.location.to(address),
        })),
        page.origin,
      ),
    ],
  };
}
