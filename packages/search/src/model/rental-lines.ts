import { formatNumericDay } from "@hjem/domain/format/format-date";
import { formatPrice } from "@hjem/domain/format/format-price";
import type { ResultHome } from "@hjem/domain/listing/result-home";
import type { RentalLines } from "@hjem/home-card/property-card";
import type { Translator } from "@hjem/storefront/page-context";
import { t } from "@lingui/core/macro";

/** Deposit, first day and pets of each home for rent on a page of results, by id; only what is stated. */
export function rentalLines(
  page: Translator,
  homes: readonly ResultHome[],
): Record<string, RentalLines> {
  const { i18n, term } = page;
  const linesOf = ({ rental }: ResultHome): RentalLines => {
    if (!rental) return [];
    const { deposit, availableFrom, isPetAllowed } = rental;
    const lines = [
      [
        term("price.deposit"),
        deposit !== null && (deposit > 0 ? formatPrice(page, deposit) : term("price.noDeposit")),
      ],
      [term("date.availableFrom"), availableFrom && formatNumericDay(page, availableFrom)],
      [
        term("detail.isPetAllowed"),
        isPetAllowed !== null && (isPetAllowed ? t(i18n)`Yes` : t(i18n)`No`),
      ],
    ] as const;
    return lines.flatMap(([name, value]) => (value ? [[name, value] as const] : []));
  };
  return Object.fromEntries(
    homes.flatMap((home) => {
      const lines = linesOf(home);
      return lines.length > 0 ? [[home.propertyId, lines] as const] : [];
    }),
  );
}
