import { agencyIdOr } from "@hjem/domain/agency/agency-id";
import { paths } from "@hjem/domain/paths";
import { usePage } from "@hjem/storefront/page";
import { IconLink } from "@hjem/ui/icon-button";
import { ChevronLeftIcon, ChevronRightIcon } from "@hjem/ui/icons";
import { useLingui } from "@lingui/react/macro";
import { type MouseEvent, useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import sheet from "../print/sheet.module.css";
import type { SwipeLinksProps } from "./lazy-swipe.ts";
import styles from "./swipe-links.module.css";
import { type Direction, neighbourOf } from "./swipe-queue.ts";
import { swipeStateOf, useSwipeQueue } from "./swipe-state.ts";
import { useSwipes } from "./use-swipes.ts";

const icons = { previous: ChevronLeftIcon, next: ChevronRightIcon };
const directions: readonly Direction[] = ["previous", "next"];

const isModified = (event: MouseEvent) =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/** A link that is pressed again and again keeps the focus, which a new page moves to its start. */
function useKeptFocus(id: string) {
  const pressed = useRef<{ link: HTMLElement; on: string }>(undefined);
  useEffect(() => {
    const { link, on } = pressed.current ?? {};
    if (!link?.isConnected || on === id) return undefined;
    pressed.current = undefined;
    const frame = requestAnimationFrame(() => link.focus({ preventScroll: true }));
    return () => cancelAnimationFrame(frame);
  }, [id]);
  return pressed;
}

/**
 * The previous and the next home (SAVE-039): as links, by the arrow keys and by swiping with a finger. The next one is
 * the most similar home until there is a queue: the results that the visitor came from, or what the first swipe
 * requests. Nothing is loaded before it.
 */
export default function SwipeLinks({ id, next }: SwipeLinksProps) {
  const { t } = useLingui();
  const page = usePage();
  const { store, region } = page;
  const navigate = useNavigate();
  const { state: entry } = useLocation();
  const shown = useRef({ id, entry });
  const state = swipeStateOf(store);
  const queue = useSwipeQueue(state, id);
  const row = useRef<HTMLElement>(null);
  const focused = useKeptFocus(id);
  const loadRun = () => import("./swipe-run.ts");
  const run = useRef<Awaited<ReturnType<typeof loadRun>>>(undefined);

  useEffect(() => {
    shown.current = { id, entry };
  }, [id, entry]);
  useEffect(() => state.arrive(id), [state, id]);
  useEffect(
    () => () => {
      state.leave();
      run.current?.pauseSwiping(store);
    },
    [state, store],
  );

  const hrefOf = (direction: Direction): string | null => {
    if (!queue) return direction === "next" ? next : null;
    const other = neighbourOf(queue, direction);
    // The right agency is known once the home is fetched; the page redirects there.
    return (
      other && (state.hrefs.get(other) ?? paths.property.to(agencyIdOr(undefined, region), other))
    );
  };
  const go = async (direction: Direction, href: string | null) => {
    // Caught: where its code fails to load, the link is followed as without JavaScript.
    const module = await loadRun().catch(() => href && window.location.assign(href));
    if (!module) return;
    run.current = module;
    await module.swipe({ page, id, here: () => shown.current, navigate }, direction);
  };
  const pulled = useSwipes(row, {
    canGo: (direction) => queue !== null || hrefOf(direction) !== null,
    go: (direction) => void go(direction, hrefOf(direction)),
  });

  const labels = { previous: t`Previous property`, next: t`Next property` };
  const links = directions.flatMap((direction) => {
    const href = hrefOf(direction);
    return href === null ? [] : [{ direction, href }];
  });
  return (
    <nav
      ref={row}
      className={`${styles.links} ${sheet.offPaper}`}
      aria-label={t`Previous and next property`}
      hidden={links.length === 0}
    >
      {links.map(({ direction, href }) => (
        <IconLink
          key={direction}
          icon={icons[direction]}
          label={labels[direction]}
          title={labels[direction]}
          variant="line"
          size="s"
          className={styles[direction]}
          href={href}
          onClick={(event) => {
            if (isModified(event)) return;
            event.preventDefault();
            focused.current = { link: event.currentTarget, on: id };
            void go(direction, href);
          }}
        />
      ))}
      {/* At an end nothing comes from that side; lifting the finger says so. */}
      {pulled && hrefOf(pulled.direction) !== null && (
        <span
          className={styles.pulled}
          data-side={pulled.direction}
          data-far={pulled.isFar || undefined}
          aria-hidden="true"
        >
          {pulled.direction === "next" ? <ChevronRightIcon /> : <ChevronLeftIcon />}
        </span>
      )}
    </nav>
  );
}
