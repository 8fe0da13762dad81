import { useGetDirectionsQuery } from "@hjem/api-client/endpoints/directions";
import { isApiError } from "@hjem/api-client/errors/api-error";
import type { Point } from "@hjem/domain/distance";
import { formatDistance, formatDuration } from "@hjem/domain/format/format-measure";
import { type CommuteMode, commuteModes, isUnreachable } from "@hjem/domain/travel/directions";
import { PlaceList } from "@hjem/finder/place-list";
import { usePage } from "@hjem/storefront/page";
import { Button } from "@hjem/ui/button";
import { IconButton } from "@hjem/ui/icon-button";
import { CloseIcon } from "@hjem/ui/icons";
import { Select } from "@hjem/ui/select";
import { TextField } from "@hjem/ui/text-field";
import text from "@hjem/ui/text.module.css";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import {
  COMMUTE_ADDRESSES_MAX,
  type CommuteAddress,
  storeCommuteAddresses,
  useCommuteAddresses,
} from "./commute-addresses.ts";
import styles from "./commute.module.css";

/** Props of `Commute`. */
export interface CommuteProps {
  home: Point;
  /** County of the home, as its listing names it. */
  county: string;
}

interface WayProps extends CommuteProps {
  address: CommuteAddress;
  mode: CommuteMode;
}

/** Ways that lead nowhere, remembered until the page is loaded anew: none is requested a second time (SAVE-061). */
const unreachable = new Set<string>();

/** Distance and time to one address; nothing while it is unknown (SAVE-065). */
function Way({ home, county, address: { coordinates: end }, mode }: WayProps) {
  const page = usePage();
  const { t } = useLingui();
  const key = [mode, home.lat, home.lng, end.lat, end.lng].join();
  const isKnown = unreachable.has(key);
  const request = { mode, start: home, end, county };
  const { currentData, error } = useGetDirectionsQuery(request, { skip: isKnown });
  const isUnreached = isKnown || (isApiError(error) && isUnreachable(error));
  useEffect(() => {
    if (isUnreached) unreachable.add(key);
  }, [isUnreached, key]);
  if (isUnreached) return t`No way there`;
  if (!currentData) return null;
  const time = formatDuration(page, currentData.duration);
  const distance = formatDistance(page, currentData.distance);
  return currentData.isEstimate ? t`${time} · ${distance} (estimated)` : t`${time} · ${distance}`;
}

/** How long it takes from a home to the places of a visitor: on foot, by bicycle, by car (SAVE-051). */
export default function Commute({ home, county }: CommuteProps) {
  const { t } = useLingui();
  const addresses = useCommuteAddresses();
  const [mode, setMode] = useState<CommuteMode>("driving");
  const input = useRef<HTMLInputElement>(null);
  const modes = { walking: t`Walking`, biking: t`Cycling`, driving: t`Driving` };
  const change = (address: CommuteAddress, next: CommuteAddress[]) =>
    storeCommuteAddresses(addresses.flatMap((one) => (one === address ? next : [one])));
  return (
    <div className={styles.commute}>
      <h3 className={text.h3}>
        <Trans>Travel time</Trans>
      </h3>
      {addresses.length > 0 && (
        <>
          <Select
            size="m"
            label={t`Way of travelling`}
            value={mode}
            onChange={({ currentTarget }) =>
              setMode(commuteModes.find((each) => each === currentTarget.value) ?? mode)
            }
          >
            {commuteModes.map((each) => (
              <option key={each} value={each}>
                {modes[each]}
              </option>
            ))}
          </Select>
          <ul className={styles.addresses}>
            {addresses.map((address) => {
              const { displayName, coordinates, isHidden } = address;
              return (
                <li key={`${coordinates.lat},${coordinates.lng}`} className={styles.address}>
                  <span>
                    <strong>{displayName}</strong>{" "}
                    {!isHidden && <Way home={home} county={county} address={address} mode={mode} />}
                  </span>
                  <Button
                    variant="quiet"
                    size="s"
                    aria-label={isHidden ? t`Show ${displayName}` : t`Hide ${displayName}`}
                    onClick={() => change(address, [{ ...address, isHidden: !isHidden }])}
                  >
                    {isHidden ? t`Show` : t`Hide`}
                  </Button>
                  <IconButton
                    icon={CloseIcon}
                    size="s"
                    label={t`Remove ${displayName}`}
                    onClick={() => change(address, [])}
                  />
                </li>
              );
            })}
          </ul>
        </>
      )}
      {addresses.length < COMMUTE_ADDRESSES_MAX && (
        <div className={styles.field}>
          <TextField
            ref={input}
            type="search"
            size="m"
            autoComplete="off"
            label={t`Add a place you travel to`}
          />
          <PlaceList
            input={input}
            label={t`Places`}
            onChoose={({ name, location: { lat, lng } }) => {
              if (input.current) input.current.value = "";
              const isThere = addresses.some(
                ({ coordinates }) => coordinates.lat === lat && coordinates.lng === lng,
              );
              if (isThere) return;
              storeCommuteAddresses([
                ...addresses,
                { displayName: name, coordinates: { lat, lng }, isHidden: false },
              ]);
            }}
          />
        </div>
      )}
    </div>
  );
}
