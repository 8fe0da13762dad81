import { resultPrice } from "@hjem/domain/format/result-price";
import type { SavedHome } from "@hjem/domain/saved/collection";
import type { SavedRoom } from "@hjem/domain/saved/saved-rules";
import { propertyHref } from "@hjem/home-card/result-photos";
import { usePage } from "@hjem/storefront/page";
import { Button, LinkButton } from "@hjem/ui/button";
import { CloseIcon } from "@hjem/ui/icons";
import { Link } from "@hjem/ui/link";
import { Picture } from "@hjem/ui/picture";
import text from "@hjem/ui/text.module.css";
import { Trans, useLingui } from "@lingui/react/macro";
import { type CSSProperties, useState } from "react";
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
        {hrefWithout !== null && (
          <Link
            href={hrefWithout}
            keepsScroll
            className={styles.remove}
            aria-label={t`Remove ${address} from the comparison`}
          >
            <CloseIcon size="s" />
          </Link>
        )}
      </div>
      <p className={`${text.strong} ${styles.price}`}>{resultPrice(page, property).figure}</p>
      {isGone ? (
        <p className={text.small}>{address}</p>
      ) : (
        <Link href={propertyHref(property)} className={`${text.small} ${text.linkAlone}`}>
          {address}
        </Link>
      )}
    </div>
  );
}

/** Homes that a narrow window shows at once. */
const PAIR = 2;

/** Whether a column is left out where only the pair from `first` on has room. */
const isLeftOut = (index: number, first: number): true | undefined =>
  index < first || index >= first + PAIR || undefined;

interface CellProps {
  cell: ComparedCell;
  isAside: true | undefined;
  row: Pick<ComparedRow, "bestLabel" | "empty">;
}

function Cell({ cell: { lines, isBest }, isAside, row }: CellProps) {
  return (
    <td data-best={isBest || undefined} data-aside={isAside}>
      {lines.length === 0 ? (
        <span className={text.muted}>{row.empty || <Trans>Not stated</Trans>}</span>
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

interface RowProps {
  row: ComparedRow;
  homes: readonly SavedHome[];
  /** Index of the first home that a narrow window shows. */
  first: number;
}

function Row({ row, homes, first }: RowProps) {
  return (
    <tr>
      <th scope="row">{row.label}</th>
      {row.cells.map((cell, index) => (
        <Cell
          key={homes[index]?.propertyId}
          cell={cell}
          row={row}
          isAside={isLeftOut(index, first)}
        />
      ))}
    </tr>
  );
}

interface PairSwitchProps {
  first: number;
  total: number;
  onShow: (first: number) => void;
}

/** Which two of the homes a narrow window shows, and the way to the others. */
function PairSwitch({ first, total, onShow }: PairSwitchProps) {
  const [from, to] = [first + 1, first + PAIR];
  return (
    <div className={styles.pair}>
      <p role="status">
        <Trans>
          Homes {from} and {to} of {total}
        </Trans>
      </p>
      <Button disabled={first === 0} onClick={() => onShow(first - 1)}>
        <Trans>Previous</Trans>
      </Button>
      <Button disabled={to >= total} onClick={() => onShow(first + 1)}>
        <Trans>Next home</Trans>
      </Button>
    </div>
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

/**
 * Facts in rows, homes in columns. The head stays while the facts scroll. A narrow window shows two homes at a time, with
 * the name of a fact above them.
 */
export function CompareTable({ homes, groups, room, hrefWithout }: CompareTableProps) {
  const { t } = useLingui();
  const [wanted, setFirst] = useState(0);
  const first = Math.min(wanted, homes.length - PAIR);
  const style: CSSProperties & Record<"--homes", number> = { "--homes": homes.length };
  return (
    <div className={styles.comparison} style={style} role="region" aria-label={t`Comparison`}>
      {homes.length > PAIR && <PairSwitch first={first} total={homes.length} onShow={setFirst} />}
      <table className={styles.table}>
        <caption className={text.visuallyHidden}>
          <Trans>Homes side by side</Trans>
        </caption>
        <thead>
          <tr>
            <td aria-label={t`Comparison`} />
            {homes.map((home, index) => (
              <th key={home.propertyId} scope="col" data-aside={isLeftOut(index, first)}>
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
              <Row key={row.key} row={row} homes={homes} first={first} />
            ))}
          </tbody>
        ))}
        <tfoot>
          <tr>
            <th scope="row">
              <Trans>Next step</Trans>
            </th>
            {homes.map(({ property, isGone, propertyId }, index) => (
              <td key={propertyId} data-aside={isLeftOut(index, first)}>
                {!isGone && (
                  <LinkButton
                    size="s"
                    href={`${propertyHref(property)}#contact`}
                    aria-label={t`Get in touch about ${property.address}`}
                  >
                    <Trans>Get in touch</Trans>
                  </LinkButton>
                )}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
