import { formatNumber } from "@hjem/domain/format/format-number";
import type { EnergyProfile } from "@hjem/domain/listing/listing-details";
import type { PageContext } from "@hjem/storefront/page-context";
import { t } from "@lingui/core/macro";

/** The energy label with its texts. */
export interface ListingEnergy {
  title: string;
  /** Upper case. */
  grade: string;
  note: string;
}

/** A home's energy label; null without one, or if its market shows none. */
export function listingEnergy(
  page: Pick<PageContext, "language" | "term" | "i18n">,
  { label, heating, consumption }: EnergyProfile,
): ListingEnergy | null {
  const { term, i18n } = page;
  const title = term("detail.energyProfile");
  if (!label || title === "") return null;
  const grade = heating && term(`heating.${heating}`);
  const use = consumption === null ? "" : formatNumber(page, consumption);
  const notes = [
    grade && `${term("detail.heatingGrade")}: ${grade}.`,
    use && t(i18n)`${use} kWh per m² per year.`,
  ];
  return { title, grade: label.toUpperCase(), note: notes.filter(Boolean).join(" ") };
}
