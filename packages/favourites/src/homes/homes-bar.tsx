import { availabilities } from "@hjem/domain/listing/availability";
import type { SavedHomesResponse } from "@hjem/domain/saved/collection";
import { savedRooms } from "@hjem/domain/saved/saved-rules";
import { usePage } from "@hjem/storefront/page";
import { Chip } from "@hjem/ui/chip";
import fading from "@hjem/ui/fading.module.css";
import { Select } from "@hjem/ui/select";
import { useLingui } from "@lingui/react/macro";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { type HomeOrder, type HomesQuery, homesHref } from "../model/homes-query.ts";
import styles from "./homes.module.css";

/** Props of `HomesBar`. */
export interface HomesBarProps {
  query: HomesQuery;
  homes: Pick<SavedHomesResponse, "availability" | "rooms">;
  /** Whether there is somebody to disagree with. */
  isShared: boolean;
  /** Homes of the whole collection. */
  total: number;
}

/** Which pictures and which homes are shown, in which order; each with its number (FAV-018, FAV-048). */
export function HomesBar({ query, homes, isShared, total }: HomesBarProps) {
  const { t } = useLingui();
  const { term } = usePage();
  const { pathname } = useLocation();
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const hrefOf = (change: Parameters<typeof homesHref>[2]) => homesHref(pathname, address, change);
  const follow = (change: Parameters<typeof homesHref>[2]) =>
    void navigate(hrefOf(change), { preventScrollReset: true });
  const countOf = <Key extends string>(
    rows: readonly ({ count: number } & Record<Key, string>)[],
    key: Key,
    value: string,
  ) => rows.find((row) => row[key] === value)?.count ?? 0;
  const orders: Record<HomeOrder, string> = {
    disagreement: t`Disagreements first`,
    desc: t`Recently saved`,
    asc: t`Saved longest ago`,
  };
  return (
    <div className={styles.filters}>
      <nav aria-label={t`Photos shown`} className={`${styles.chips} ${fading.row}`}>
        <Chip
          href={hrefOf({ room: null })}
          tone={query.room === null ? "accent" : "line"}
          keepsScroll
        >
          {term("photo.any")}
        </Chip>
        {savedRooms.map((room) => (
          <Chip
            key={room}
            href={hrefOf({ room })}
            tone={query.room === room ? "accent" : "line"}
            keepsScroll
          >
            {term(`photo.${room}`)} {countOf(homes.rooms, "room", room)}
          </Chip>
        ))}
      </nav>
      <div className={styles.selects}>
        <Select
          size="m"
          label={t`Status`}
          isLabelHidden
          isChosen={query.status !== null}
          value={query.status ?? ""}
          onChange={({ currentTarget }) => follow({ status: currentTarget.value || null })}
        >
          <option value="">{t`Status: all ${total}`}</option>
          {availabilities.map((status) => (
            <option key={status} value={status}>
              {term(`status.${status}`)} ({countOf(homes.availability, "availability", status)})
            </option>
          ))}
        </Select>
        <Select
          size="m"
          label={t`Order`}
          isLabelHidden
          value={query.order}
          onChange={({ currentTarget }) => follow({ order: currentTarget.value })}
        >
          {isShared && <option value="disagreement">{orders.disagreement}</option>}
          <option value="desc">{orders.desc}</option>
          <option value="asc">{orders.asc}</option>
        </Select>
      </div>
    </div>
  );
}
