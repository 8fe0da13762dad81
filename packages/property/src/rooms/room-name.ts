import type { ListingRoom } from "@hjem/domain/listing/listing";
import type { I18n } from "@lingui/core";
import { t } from "@lingui/core/macro";

/** Label of a room on its plan; some differ for commercial property. */
export function roomName(i18n: I18n, kind: ListingRoom["kind"], isOfPremises: boolean): string {
  const names: Record<ListingRoom["kind"], string> = {
    living_room: t(i18n)`Living room`,
    kitchen: t(i18n)`Kitchen`,
    bathroom: t(i18n)`Bathroom`,
    bedroom: t(i18n)`Bedroom`,
    dining_room: t(i18n)`Dining room`,
    hall: t(i18n)`Hall`,
    storage: t(i18n)`Storage`,
    laundry: t(i18n)`Laundry`,
    terrace: t(i18n)`Terrace`,
    garage: t(i18n)`Garage`,
    office: t(i18n)`Study or office`,
    sales: t(i18n)`Sales area`,
  };
  const ofPremises: Partial<typeof names> = {
    bathroom: t(i18n)`Toilets`,
    hall: t(i18n)`Entrance`,
    storage: t(i18n)`Store`,
    office: t(i18n)`Office`,
  };
  return (isOfPremises && ofPremises[kind]) || names[kind];
}
