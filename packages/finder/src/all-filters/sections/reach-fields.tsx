import { useLookupAddressesQuery } from "@hjem/api-client/endpoints/places";
import { formatDuration } from "@hjem/domain/format/format-measure";
import { REACH_MAX } from "@hjem/domain/limits";
import { readReach, roundReach, writeReach } from "@hjem/domain/search/reach";
import type { Reach } from "@hjem/domain/search/search-filter";
import { travelModes } from "@hjem/domain/travel/travel-estimate";
import { placeAround } from "@hjem/saved/nearest-place";
import { usePage } from "@hjem/storefront/page";
import { IconButton } from "@hjem/ui/icon-button";
import { CloseIcon } from "@hjem/ui/icons";
import { Select } from "@hjem/ui/select";
import { TextField } from "@hjem/ui/text-field";
import text from "@hjem/ui/text.module.css";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import { type ListedPlace, PlaceList } from "../../chosen/place-list.tsx";
import { HiddenFields } from "../../search/hidden-fields.tsx";
import styles from "./reach-fields.module.css";

/** Props of `ReachFields`. */
export interface ReachFieldsProps {
  /** Addresses of the search as they are in its URL. */
  values: readonly string[];
  /** Called when an address was added, changed or removed. */
  onFilled: () => void;
}

const minuteChoices = [10, 15, 20, 30, 45, 60, 90, 120];
/** A new address: half an hour by car. */
const usual = { mode: "driving", minutes: 30 } as const;

interface RowProps {
  reach: Reach;
  name: string | undefined;
  onChange: (reach: Reach) => void;
  onRemove: () => void;
}

/** One address: by what, how long, and removal. Its name is not in the URL (D83): it is that of the place around it. */
function ReachRow({ reach, name, onChange, onRemove }: RowProps) {
  const { t } = useLingui();
  const page = usePage();
  const { data } = useLookupAddressesQuery(placeAround(reach), { skip: name !== undefined });
  const place = name ?? data?.[0]?.name ?? `${reach.lat}, ${reach.lng}`;
  const modes = { walking: t`Walking`, cycling: t`Cycling`, driving: t`Driving` };
  const minutes = [...new Set([...minuteChoices, reach.minutes])].toSorted((a, b) => a - b);
  return (
    <li className={styles.row}>
      <strong className={styles.name}>{place}</strong>
      <Select
        size="m"
        label={t`Way of travelling to ${place}`}
        isLabelHidden
        value={reach.mode}
        onChange={({ currentTarget }) => {
          const mode = travelModes.find((each) => each === currentTarget.value);
          if (mode) onChange({ ...reach, mode });
        }}
      >
        {travelModes.map((mode) => (
          <option key={mode} value={mode}>
            {modes[mode]}
          </option>
        ))}
      </Select>
      <Select
        size="m"
        label={t`Longest travel time to ${place}`}
        isLabelHidden
        value={reach.minutes}
        onChange={({ currentTarget }) =>
          onChange({ ...reach, minutes: Number(currentTarget.value) })
        }
      >
        {minutes.map((each) => (
          <option key={each} value={each}>
            {formatDuration(page, each * 60)}
          </option>
        ))}
      </Select>
      <IconButton icon={CloseIcon} size="s" label={t`Remove ${place}`} onClick={onRemove} />
    </li>
  );
}

/** Addresses of everybody who moves in: only homes from which each is near enough (D83). Loaded with the open filters. */
export default function ReachFields({ values, onFilled }: ReachFieldsProps) {
  const { t } = useLingui();
  const [rows, setRows] = useState(() =>
    values.flatMap((value, id) => {
      const reach = readReach(value);
      return reach ? [{ id, reach }] : [];
    }),
  );
  const [names, setNames] = useState<Readonly<Record<string, string>>>({});
  const input = useRef<HTMLInputElement>(null);
  const fields = rows.map(({ reach }) => ["reach", writeReach(reach)] as const);
  const written = fields.join("&");
  const sent = useRef(written);
  useEffect(() => {
    // The hidden fields have changed by now: the form reads them.
    if (sent.current !== written) onFilled();
    sent.current = written;
  }, [written, onFilled]);
  const nameKey = ({ lat, lng }: Pick<Reach, "lat" | "lng">) => `${lat},${lng}`;
  const add = ({ name, location }: ListedPlace) => {
    const position = { lat: roundReach(location.lat), lng: roundReach(location.lng) };
    if (input.current) input.current.value = "";
    setNames((known) => ({ ...known, [nameKey(position)]: name }));
    setRows((known) => [
      ...known,
      { id: (known.at(-1)?.id ?? 0) + 1, reach: { ...position, ...usual } },
    ]);
  };
  return (
    <div className={styles.reach}>
      <HiddenFields fields={fields} />
      {rows.length > 0 && (
        <ul className={styles.rows}>
          {rows.map(({ id, reach }) => (
            <ReachRow
              key={id}
              reach={reach}
              name={names[nameKey(reach)]}
              onChange={(next) =>
                setRows((known) => known.map((one) => (one.id === id ? { id, reach: next } : one)))
              }
              onRemove={() => setRows((known) => known.filter((one) => one.id !== id))}
            />
          ))}
        </ul>
      )}
      {rows.length < REACH_MAX && (
        <div className={styles.field}>
          <TextField
            ref={input}
            type="search"
            size="m"
            autoComplete="off"
            label={t`Add a place you travel to`}
          />
          <PlaceList input={input} label={t`Places`} onChoose={add} />
        </div>
      )}
      <p className={`${text.xsmall} ${text.muted}`}>
        <Trans>
          Only homes from which every place is within its time. Times are estimated from the
          distance, without traffic.
        </Trans>
      </p>
    </div>
  );
}
