import { formatDuration } from "@hjem/domain/format/format-measure";
import type { SavedHome } from "@hjem/domain/saved/collection";
import { estimateMinutes } from "@hjem/domain/travel/estimate-commute";
import type { SavedAddress } from "@hjem/saved/commute-addresses";
import type { DatedTranslator } from "@hjem/storefront/page-context";
import { t } from "@lingui/core/macro";
import { type ComparedRow, point, rowOf, rowsOf } from "./compared-row.ts";

/** How long it takes by car from the homes to each visible address of the person, as an estimate (SAVE-051, D84). */
export function commuteRows(
  page: DatedTranslator,
  homes: readonly SavedHome[],
  addresses: readonly SavedAddress[],
): ComparedRow[] {
  const { i18n, region } = page;
  const visible = addresses.filter(({ isHidden }) => !isHidden);
  return rowsOf(
    ...visible.map(({ displayName, coordinates }) =>
      rowOf(
        `commute ${coordinates.lat},${coordinates.lng}`,
        displayName,
        homes,
        ({ property }) => {
          const minutes = estimateMinutes(property, coordinates, region);
          return minutes === null
            ? { text: t(i18n)`No route found` }
            : { text: formatDuration(page, minutes * 60), figure: point(minutes) };
        },
        { best: ["lowest", t(i18n)`Shortest`, (known) => t(i18n)`Shortest of ${known} found`] },
      ),
    ),
  );
}
