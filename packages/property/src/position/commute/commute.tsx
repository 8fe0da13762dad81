import { isApiError } from "@hjem/api-client/errors/api-error";
import type { Point } from "@hjem/domain/distance";
import { formatDistance, formatDuration } from "@hjem/domain/format/format-measure";
import {
  COMMUTE_ADDRESSES_MAX,
  COMMUTE_NAME_MAX_LENGTH,
  type CommuteMode,
  commuteModes,
} from "@hjem/domain/travel/directions";
import { PlaceList } from "@hjem/finder/place-list";
import { useCommuteAddresses, useCommuteChanges } from "@hjem/saved/commute-addresses";
import { focusNextItem } from "@hjem/storefront/focus-after-removal";
import { usePage } from "@hjem/storefront/page";
import { toasts } from "@hjem/storefront/toasts";
import { Button } from "@hjem/ui/button";
import { IconButton } from "@hjem/ui/icon-button";
import { CloseIcon } from "@hjem/ui/icons";
import { Select } from "@hjem/ui/select";
import { TextField } from "@hjem/ui/text-field";
import text from "@hjem/ui/text.module.css";
import { Trans, useLingui } from "@lingui/react/macro";
import { useRef } from "react";
import styles from "./commute.module.css";
import { useWay, type WayProps } from "./use-way.ts";

/** Props of `Commute`. */
export interface CommuteProps {
  home: Point;
  /** County of the home, as its listing names it. */
  county: string;
  /** How the visitor travels, here and on the map. */
  mode: CommuteMode;
  onModeChange: (mode: CommuteMode) => void;
}

/** Distance and time to one address; nothing while it is unknown (SAVE-065). */
function WayText(way: WayProps) {
  const page = usePage();
  const { t } = useLingui();
  const { route, isUnreached } = useWay(way);
  if (isUnreached) return t`No route found`;
  if (!route) return null;
  const time = formatDuration(page, route.duration);
  const distance = formatDistance(page, route.distance);
  return route.isEstimate ? t`${time} · ${distance} (estimated)` : t`${time} · ${distance}`;
}

/** How long it takes from a home to the places of a visitor: on foot, by bicycle, by car (SAVE-051). */
export default function Commute({ home, county, mode, onModeChange }: CommuteProps) {
  const { t } = useLingui();
  const addresses = useCommuteAddresses();
  const changes = useCommuteChanges();
  const heading = useRef<HTMLHeadingElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const modes = { walking: t`Walking`, biking: t`Cycling`, driving: t`Driving` };
  const report = async (change: Promise<unknown>) => {
    const error = await change;
    if (!error) return;
    const reason = isApiError(error) ? error.message : "";
    toasts.show({ message: reason || t`Your places were not changed.`, tone: "error" });
  };
  return (
    <div className={styles.commute}>
      <h3 ref={heading} tabIndex={-1} className={`${text.h3} ${styles.heading}`}>
        <Trans>Travel time</Trans>
      </h3>
      {addresses.length > 0 && (
        <>
          <Select
            size="m"
            label={t`Way of travelling`}
            value={mode}
            onChange={({ currentTarget }) =>
              onModeChange(commuteModes.find((each) => each === currentTarget.value) ?? mode)
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
                    {!isHidden && (
                      <WayText home={home} county={county} address={address} mode={mode} />
                    )}
                  </span>
                  <Button
                    variant="quiet"
                    size="s"
                    aria-label={isHidden ? t`Show ${displayName}` : t`Hide ${displayName}`}
                    onClick={() => void report(changes.hide(address, !isHidden))}
                  >
                    {isHidden ? t`Show` : t`Hide`}
                  </Button>
                  <IconButton
                    icon={CloseIcon}
                    size="s"
                    label={t`Remove ${displayName}`}
                    onClick={({ currentTarget }) => {
                      focusNextItem(currentTarget, () => input.current?.focus());
                      void report(changes.remove(address));
                    }}
                  />
                </li>
              );
            })}
          </ul>
        </>
      )}
      {addresses.length >= COMMUTE_ADDRESSES_MAX ? (
        <p className={`${text.xsmall} ${text.muted}`}>
          <Trans>You can have {COMMUTE_ADDRESSES_MAX} places. Remove one to add another.</Trans>
        </p>
      ) : (
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
              // The field goes with the last place that there is room for, and the focus with it.
              if (addresses.length + 1 === COMMUTE_ADDRESSES_MAX)
                heading.current?.focus({ preventScroll: true });
              void report(
                changes.add({
                  displayName: name.slice(0, COMMUTE_NAME_MAX_LENGTH),
                  coordinates: { lat, lng },
                  isHidden: false,
                }),
              );
            }}
          />
        </div>
      )}
    </div>
  );
}
