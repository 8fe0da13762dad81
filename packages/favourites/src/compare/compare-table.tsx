import { resultPrice } from "@hjem/domain/format/result-price";
import type { SavedHome } from "@hjem/domain/saved/collection";
import type { SavedRoom } from "@hjem/domain/saved/saved-rules";
import { propertyHref } from "@hjem/home-card/result-photos";
import { usePage } from "@hjem/storefront/page";
import { Link } from "@hjem/ui/link";
import { Picture } from "@hjem/ui/picture";
import text from "@hjem/ui/text.module.css";
import { Trans, useLingui } from "@lingui/react/macro";
import type { CSSProperties } from "react";
import styles from "./compare.module.css";
import type { ComparedCell, ComparedRow } from "./compared-row.ts";
import type { ComparedGroup } from "./comparison.ts";

interface HomeHeadProps {
  home: SavedHome;
  room: SavedRoom | null;
  /** Null where fewer than two homes would be left. */
  hrefWithout: string | null;
}

/** Picture, price and address of a home, and the way out of the comparison. */
function HomeHead({ home: { property, isGone, rooms }, room, hrefWithout }: HomeHeadProps) {
  const page = usePage();
  const { t } = useLingui();
  const images = room === null ? property.images : rooms.find((each) => each.room === room)?.images;
  const image = images?.[0];
  const { address } = property;
  const where = room === null ? "" : page.term(`photo.${room}`);
  return (
    <div className={styles.home}>
      <div className={styles.picture}>
        {image ? (
          <Picture
            source={image}
            alt={where}
            sizes="18rem"
            fit={image.type === "floorplan" ? "contain" : "cover"}
          />
        ) : (
          <span className={styles.missing}>
            {room === null ? <Trans>No picture</Trans> : <Trans>No picture of this room</Trans>}
          </span>
        )}
      </div>
      <p className={text.strong}>{resultPrice(page, property).figure}</p>
      {isGone ? (
        <p className={text.small}>{address}</p>
      ) : (
        <Link href={propertyHref(property)} className={`${text.small} ${text.linkAlone}`}>
          {address}
        </Link>
      )}
      {hrefWithout !== null && (
        <Link
          href={hrefWithout}
          keepsScroll
          className={`${text.xsmall} ${text.linkAlone} ${styles.remove}`}
          aria-label={t`Remove ${address} from the comparison`}
        >
          <Trans>Remove</Trans>
        </Link>
      )}
    </div>
  );
}

interface CellProps {
  cell: ComparedCell;
  row: Pick<ComparedRow, "bestLabel" | "empty">;
}

function Cell({ cell: { lines, isBest }, row }: CellProps) {
  return (
    <td data-best={isBest || undefined}>
      {lines.length === 0 && row.empty !== "" && <span className={text.muted}>{row.empty}</span>}
      {lines.length === 0 && row.empty === "" ? (
        <span className={text.muted}>
          <span aria-hidden>–</span>
          <span className={text.visuallyHidden}>
            <Trans>Not stated</Trans>
          </span>
        </span>
      ) : (
        lines.map((line) => (
          <span key={line} className={styles.line}>
            {line}
          </span>
        ))
      )}
      {isBest && <span className={styles.best}>{row.bestLabel}</span>}
    </td>
  );
}

function Row({ row, homes }: { row: ComparedRow; homes: readonly SavedHome[] }) {
  return (
    <tr>
      <th scope="row">{row.label}</th>
      {row.cells.map((cell, index) => (
        <Cell key={homes[index]?.propertyId} cell={cell} row={row} />
      ))}
    </tr>
  );
}

/** Props of `CompareTable`. */
export interface CompareTableProps {
  homes: readonly SavedHome[];
  groups: readonly ComparedGroup[];
  /** Room of which a picture is shown. */
  room: SavedRoom | null;
  hrefWithout: (propertyId: string) => string;
}

/** Facts in rows, homes in columns; on phones the names of the facts stay while the homes scroll. */
export function CompareTable({ homes, groups, room, hrefWithout }: CompareTableProps) {
  const { t } = useLingui();
  const style: CSSProperties & Record<"--homes", number> = { "--homes": homes.length };
  return (
    <div className={styles.scroller} role="region" aria-label={t`Comparison`}>
      <table className={styles.table} style={style}>
        <caption className={text.visuallyHidden}>
          <Trans>Homes side by side</Trans>
        </caption>
        <thead>
          <tr>
            <td aria-label={t`Comparison`} />
            {homes.map((home) => (
              <th key={home.propertyId} scope="col">
                <HomeHead
                  home={home}
                  room={room}
                  hrefWithout={homes.length > 2 ? hrefWithout(home.propertyId) : null}
                />
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ key, title, rows }) => (
          <tbody key={key}>
            <tr className={styles.group}>
              <th scope="rowgroup" colSpan={homes.length + 1}>
                {title}
              </th>
            </tr>
            {rows.map((row) => (
              <Row key={row.key} row={row} homes={homes} />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}
