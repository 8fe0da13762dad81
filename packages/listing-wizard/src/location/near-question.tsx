import { useFindNearPlaceQuery } from "@hjem/api-client/endpoints/addresses";
import type { DraftLocation } from "@hjem/domain/draft/draft-detail";
import { Button } from "@hjem/ui/button";
import layout from "@hjem/ui/layout.module.css";
import { Trans } from "@lingui/react/macro";
import { useState } from "react";

/** Props of `NearQuestion`. */
export interface NearQuestionProps {
  location: DraftLocation;
  /** Moves the focus to the address. */
  onChangeAddress: () => void;
}

/** Decimals of the pin that are sent: about ten metres. */
const rounded = (degrees: number) => Number(degrees.toFixed(4));

/**
 * Asks whether the address is right where its pin is nearer to another place; it never refuses. The position of an
 * address that was chosen from the list is not questioned until the pin is moved.
 */
export function NearQuestion({ location, onChangeAddress }: NearQuestionProps) {
  const { coordinates, suburb, postCode, mapSuggest } = location;
  const [confirmed, setConfirmed] = useState<string | null>(null);
  const query = {
    lat: rounded(coordinates?.lat ?? 0),
    lng: rounded(coordinates?.lng ?? 0),
    ...(suburb ? { suburb } : {}),
    ...(postCode ? { postCode } : {}),
  };
  const key = JSON.stringify(query);
  const { currentData: nearest } = useFindNearPlaceQuery(query, {
    skip: !coordinates || !suburb || Boolean(mapSuggest),
  });
  const isAsked = !mapSuggest && nearest?.isElsewhere === true && confirmed !== key;
  return (
    <div role="status">
      {isAsked && (
        <div className={`${layout.panel} ${layout.stackSmall}`} data-tone="quiet">
          <p>
            <Trans>
              The pin is closer to {nearest.name} than to {suburb}. Is the address right?
            </Trans>
          </p>
          <div className={layout.row}>
            <Button onClick={() => setConfirmed(key)}>
              <Trans>Yes, it is right</Trans>
            </Button>
            <Button variant="quiet" onClick={onChangeAddress}>
              <Trans>Change the address</Trans>
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
