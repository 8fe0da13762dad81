import type { AddressFault, AddressRow } from "@hjem/domain/place/address";
import { formatAddress } from "@hjem/domain/place/format-address";
import { usePage } from "@hjem/storefront/page";
import { Button } from "@hjem/ui/button";
import layout from "@hjem/ui/layout.module.css";
import { Trans } from "@lingui/react/macro";

/** Props of `RowOffers`. */
export interface RowOffersProps {
  fault: AddressFault | null;
  onChoose: (row: AddressRow) => void;
}

/** The likely addresses in place of one whose postcode, place and state do not belong together: a press fills one in (D123). */
export function RowOffers({ fault, onChoose }: RowOffersProps) {
  const { region } = usePage();
  const labelOf = (row: AddressRow) =>
    region.placeNames.isStateUpperCase
      ? formatAddress(row, region)
      : [formatAddress({ ...row, region: null }, region), row.region].join(", ");
  return (
    <div role="status">
      {fault && fault.offers.length > 0 && (
        <div className={`${layout.panel} ${layout.stackSmall}`} data-tone="quiet">
          <p>
            <Trans>Which address is right?</Trans>
          </p>
          <div className={layout.row}>
            {fault.offers.map((row) => {
              const address = labelOf(row);
              return (
                <Button key={address} onClick={() => onChoose(row)}>
                  <Trans>Use {address}</Trans>
                </Button>
              );
            })}
          </div>
        </div>
      )}
    </div>
  );
}
