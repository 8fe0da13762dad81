import { Trans, useLingui } from "@lingui/react/macro";
import { type CSSProperties, type FocusEvent, type ReactNode, useRef, useState } from "react";
import { useBackCloses } from "../../back/use-back-closes.ts";
import { Button } from "../../button/button.tsx";
import { ListIcon, MapIcon } from "../../icon/result-icons.ts";
import { BREAKPOINTS_PX } from "../../styles/breakpoints.ts";
import { nextHeight, type SheetHeight } from "./sheet-height.ts";
import styles from "./split-view.module.css";
import { useSheetDrag } from "./use-sheet-drag.ts";

/** Props of `SplitView`. */
export interface SplitViewProps {
  /** Id of the list: target of the map's skip link. */
  listId: string;
  /** A heading with the count; announced whenever it changes. */
  heading: ReactNode;
  /** Below the heading: `SearchAsIMove`, the sort menu. A phone shows it with half of the list. */
  tools?: ReactNode;
  list: ReactNode;
  /** A `ListingMap`, and content over it, such as `SearchThisArea`. */
  map: ReactNode;
  /** Hides the sheet on a phone while an area is drawn. @default false */
  isSheetHidden?: boolean;
  /** Key of the results: a raised sheet stays raised when it changes, and Back lowers it on each. */
  page?: string;
}

/** Whether the list is a sheet over the map, and not beside it. */
const isSheet = () => !window.matchMedia(`(width >= ${BREAKPOINTS_PX.l}px)`).matches;

/**
 * List and map side by side from 1024 px; below, the list is a sheet over the map with three heights that is dragged
 * or moved by its buttons; Back lowers it. It fills the window below header and bar; a page can override that by
 * `--split-height`. Without JavaScript it is a list.
 */
export function SplitView({
  listId,
  heading,
  tools,
  list,
  map,
  isSheetHidden = false,
  page,
}: SplitViewProps) {
  const { t } = useLingui();
  const [height, setHeight] = useState<SheetHeight>("peek");
  const box = useRef<HTMLDivElement>(null);
  const { offset, handlers } = useSheetDrag(box, height, setHeight);
  const isFull = height === "full";
  useBackCloses({
    isOpen: height !== "peek" && isSheet(),
    close: () => {
      setHeight("peek");
      return true;
    },
    page,
  });
  const labels = {
    peek: t`Show half of the list`,
    half: t`Show the whole list`,
    full: t`Show the map`,
  };
  const rise = ({ target }: FocusEvent) => {
    if (height === "peek" && target.matches(":focus-visible")) setHeight("half");
  };
  const style: CSSProperties & Record<"--pulled", string> = { "--pulled": `${offset ?? 0}px` };

  return (
    <div ref={box} className={styles.split} data-hidden={isSheetHidden || undefined}>
      <div
        className={styles.list}
        data-height={height}
        data-pulled={offset !== undefined || undefined}
        style={style}
      >
        <div className={styles.head} {...handlers}>
          <button
            type="button"
            className={styles.grab}
            aria-label={labels[height]}
            onClick={() => setHeight(nextHeight(height))}
          />
          <div className={styles.title}>
            <div role="status">{heading}</div>
            <Button
              className={styles.turn}
              variant="ghost"
              size="s"
              icon={isFull ? MapIcon : ListIcon}
              onClick={() => setHeight(isFull ? "peek" : "full")}
            >
              {isFull ? <Trans>Map</Trans> : <Trans>List</Trans>}
            </Button>
          </div>
        </div>
        <div id={listId} className={styles.body} tabIndex={-1} onFocus={rise}>
          {tools !== undefined && <div className={styles.tools}>{tools}</div>}
          {list}
        </div>
      </div>
      <div className={styles.map}>{map}</div>
    </div>
  );
}
