import { formatDuration } from "@hjem/domain/format/format-measure";
import { readReach } from "@hjem/domain/search/reach";
import type { Reach } from "@hjem/domain/search/search-filter";
import { type CommuteHome, estimateMinutes } from "@hjem/domain/travel/estimate-commute";
import { estimateTravel, type TravelMode } from "@hjem/domain/travel/travel-estimate";
import { useCommuteAddresses } from "@hjem/saved/commute-addresses";
import { usePlaceAround } from "@hjem/saved/nearest-place";
import { usePage } from "@hjem/storefront/page";
import { drawIcon, type Icon } from "@hjem/ui/icon";
import { CarIcon } from "@hjem/ui/result-icons";
import text from "@hjem/ui/text.module.css";
import { useLingui } from "@lingui/react/macro";
import { useSearchParams } from "react-router";
import styles from "./commute-note.module.css";
import type { CommuteNoteProps } from "./lazy-commute-note.ts";

/** More lines would hide the picture. */
const LINES_MAX = 3;

const WalkIcon = /* @__PURE__ */ drawIcon(
  "M13 4.5h.01M9 13v-2.5L12 8l1 6-3 6M13 14l3 6M12 8l3 3h3",
);
const CycleIcon = /* @__PURE__ */ drawIcon(
  "M5.5 19.5a3.25 3.25 0 1 0 0-6.5 3.25 3.25 0 0 0 0 6.5ZM18.5 19.5a3.25 3.25 0 1 0 0-6.5 3.25 3.25 0 0 0 0 6.5ZM5.5 16.25 9 9h6l3.5 7.25M9 9l4 7.25",
);
const icons: Readonly<Record<TravelMode, Icon>> = {
  walking: WalkIcon,
  cycling: CycleIcon,
  driving: CarIcon,
};

interface LineProps {
  mode: TravelMode;
  name: string;
  minutes: number;
}

function Line({ mode, name, minutes }: LineProps) {
  const page = usePage();
  const { t } = useLingui();
  const ModeIcon = icons[mode];
  const words = { walking: t`Walking`, cycling: t`Cycling`, driving: "" };
  const time = formatDuration(page, minutes * 60);
  return (
    <li className={styles.line}>
      <ModeIcon size="s" />
      {words[mode] && <span className={text.visuallyHidden}>{words[mode]} </span>}
      <span className={styles.name}>{name}</span>
      <span>{t`est. ${time}`}</span>
    </li>
  );
}

/** Minutes to an address of the search, as it was filtered and sorted by (D83), named after the place around it. */
function ReachLine({
  home: { location, region: county },
  reach,
}: {
  home: CommuteHome;
  reach: Reach;
}) {
  const { fjordCounties = [] } = usePage().region;
  const { t } = useLingui();
  const name = usePlaceAround(reach) ?? t`The address`;
  const isFjordCounty = fjordCounties.includes(county);
  const { minutes } = estimateTravel(location, reach, reach.mode, { isFjordCounty });
  return <Line mode={reach.mode} name={name} minutes={minutes} />;
}

/**
 * Estimated minutes to each address that the search is about, then by car to each visible address of the visitor, over the
 * picture of a result, where they push nothing down (SAVE-051, D83, D84). Of many places the first are shown. Those that no
 * way leads to are left out: the home's own page says so.
 */
export default function CommuteNote({ home }: CommuteNoteProps) {
  const { region } = usePage();
  const { t } = useLingui();
  const reaches = useSearchParams()[0]
    .getAll("reach")
    .flatMap((written) => readReach(written) ?? [])
    .slice(0, LINES_MAX);
  const own = useCommuteAddresses()
    .filter(({ isHidden }) => !isHidden)
    .flatMap(({ displayName, coordinates }) => {
      const minutes = estimateMinutes(home, coordinates, region);
      if (minutes === null) return [];
      return [{ key: `${coordinates.lat},${coordinates.lng}`, name: displayName, minutes }];
    })
    .slice(0, LINES_MAX - reaches.length);
  if (reaches.length + own.length === 0) return null;
  return (
    <ul
      className={styles.note}
      aria-label={reaches.length > 0 ? t`Estimated travel time` : t`Estimated driving time`}
    >
      {reaches.map((reach) => (
        <ReachLine key={`${reach.mode} ${reach.lat},${reach.lng}`} home={home} reach={reach} />
      ))}
      {own.map(({ key, ...line }) => (
        <Line key={key} mode="driving" {...line} />
      ))}
    </ul>
  );
}
