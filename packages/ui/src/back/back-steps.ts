/**
 * Back closes what is open over the page (issue 12, §3). Each open layer has its own entry in the browser's history: a
 * copy of the page's, with the number of layers over it. The router reads only its own part of the state and would load
 * the page again for each of these entries, so it is not notified of navigation between them.
 *
 * - Back: the topmost layer closes. Closing it in another way goes back over its entry.
 * - Navigating from a layer to a page replaces the layer's entry. Back from it before it is rendered finds a layer that
 *   is part of its page, such as the card of a map's pin, still open.
 * - State that is stored in a layer's entry is copied to the page's own.
 * - An entry whose layer is gone, e.g. after a reload, is left at once.
 */

import { fieldsOf } from "@hjem/domain/narrow";
import { followPopState } from "./back-listener.ts";

/** Key of the number of layers in the state of a history entry. */
const DEPTH_KEY = "layers";

/** An open layer over a page. */
export interface Layer {
  /** Closes it; false if it must stay, e.g. with unsaved changes. */
  close: () => boolean;
  /** True if it is open again on returning to its page. @default false */
  isPartOfPage?: boolean;
}

type Step = Parameters<History["pushState"]>;

const withDepth = (state: unknown, count: number) => ({ ...fieldsOf(state), [DEPTH_KEY]: count });

function withoutDepth(state: unknown): unknown {
  if (!(DEPTH_KEY in fieldsOf(state))) return state;
  const { [DEPTH_KEY]: _depth, ...rest } = fieldsOf(state);
  return rest;
}

const depthOf = (state: unknown): number => Number(fieldsOf(state)[DEPTH_KEY] ?? 0);

function pageOf(state: unknown): string {
  const { idx, key } = fieldsOf(state);
  return JSON.stringify([idx, key]);
}

/** The history entries of layers in one browser tab. */
export interface BackSteps {
  /** Leaves the history entry of a layer that was lost in a reload. */
  leaveLostSteps: () => void;
  /** Makes Back close a layer. Returns a function to call when it is closed. */
  addLayer: (layer: Layer) => () => void;
}

/** Handles the browser's history from the first layer on; nothing is changed before. */
export function createBackSteps(): BackSteps {
  /** Layers with a history entry, the topmost last. */
  const layers: Layer[] = [];
  /**
   * Layers whose history entry was replaced by another page: they have none to go back over, and close with that
   * page.
   */
  const stepless: { layer: Layer; page: string }[] = [];
  /** Number of layers in the current history entry. */
  let depth = 0;
  /** The page below them, by the router's state of its entry. */
  let page = "";
  /** True while going over entries of layers, until the browser reports its position. */
  let isGoing = false;
  /** State to write to the page's own entry once the layers' entries are left. */
  let noted: Step | null = null;
  /** Navigations from a layer that wait until its entry is left. */
  let ahead: Step[] = [];
  /** The browser's original history methods, once they are wrapped. */
  let browser: Pick<History, "pushState" | "replaceState"> | null = null;

  function goBy(steps: number): void {
    isGoing = true;
    window.history.go(steps);
  }

  /** Makes the number of history entries equal to the number of layers. */
  function settle(): void {
    if (isGoing) return;
    if (depth > layers.length) goBy(layers.length - depth);
    while (depth < layers.length) {
      depth += 1;
      browser?.pushState(withDepth(window.history.state, depth), "");
    }
  }

  /** The layers no longer own their entries. */
  function takeSteps(): void {
    stepless.push(...layers.splice(0).map((layer) => ({ layer, page })));
  }

  /** Navigation to another page: it replaces the entry of the first layer. */
  function pushPage(...step: Step): void {
    if (depth === 0) {
      browser?.pushState(...step);
      page = pageOf(step[0]);
      return;
    }
    takeSteps();
    if (depth === 1 && !isGoing && !noted) {
      browser?.replaceState(...step);
      depth = 0;
      page = pageOf(step[0]);
      return;
    }
    // The URL is right from now on, the entries are once the layers' own are left.
    browser?.replaceState(withDepth(step[0], depth), step[1], step[2]);
    ahead.push([step[0], step[1], window.location.href]);
    if (!isGoing) goBy(-depth);
  }

  /** The current entry is replaced. */
  function replacePage(...step: Step): void {
    if (depth === 0) {
      browser?.replaceState(...step);
      page = pageOf(step[0]);
      return;
    }
    browser?.replaceState(withDepth(step[0], depth), step[1], step[2]);
    const written: Step = [withoutDepth(step[0]), step[1], window.location.href];
    if (ahead.length > 0) ahead[ahead.length - 1] = written;
    else noted = written;
  }

  /** The page's own entry is current: it receives the stored state, and pending navigations. */
  function arriveAtPage(): void {
    if (noted) browser?.replaceState(...noted);
    for (const step of ahead) browser?.pushState(...step);
    [noted, ahead] = [null, []];
    page = pageOf(window.history.state);
  }

  /** Closes layers from the top until this many are left, or one must stay. */
  function closeTo(count: number): void {
    while (layers.length > count) {
      const top = layers.pop();
      if (top && !top.close()) {
        layers.push(top);
        return;
      }
    }
  }

  /**
   * Another page is shown: the layers of the previous one close, and the router is notified once its entry is
   * reached.
   */
  function arriveElsewhere(event: PopStateEvent): void {
    [noted, ahead] = [null, []];
    takeSteps();
    const arrived = pageOf(window.history.state);
    for (const { layer, page: below } of stepless.splice(0).toReversed()) {
      // The page that was navigated to has not been rendered yet: the layer is still open.
      if (!layer.isPartOfPage || below !== arrived) layer.close();
    }
    if (depth === 0) {
      page = pageOf(window.history.state);
      return;
    }
    event.stopImmediatePropagation();
    goBy(-depth);
  }

  function followStep(event: PopStateEvent): void {
    const { state } = window.history;
    const wasGoing = isGoing;
    const left = depth;
    isGoing = false;
    depth = depthOf(state);
    // A fragment on this page that the browser went to: this is no Back, so nothing closes.
    if (state === null && !wasGoing) {
      takeSteps();
      return;
    }
    if (pageOf(state) !== page) {
      arriveElsewhere(event);
      return;
    }
    // From the page to itself: an entry that is not ours.
    if (left === 0 && depth === 0) return;
    event.stopImmediatePropagation();
    if (depth > 0 && ahead.length > 0) {
      goBy(-depth);
      return;
    }
    if (depth === 0) arriveAtPage();
    if (!wasGoing) closeTo(depth);
    settle();
  }

  function followHistory(): void {
    if (browser) return;
    const { history } = window;
    browser = {
      pushState: history.pushState.bind(history),
      replaceState: history.replaceState.bind(history),
    };
    history.pushState = pushPage;
    history.replaceState = replacePage;
    depth = depthOf(history.state);
    page = pageOf(history.state);
    followPopState(followStep);
  }

  /** Leaves the history entry of a layer that was lost in a reload. */
  function leaveLostSteps(): void {
    followHistory();
    settle();
  }

  function addLayer(layer: Layer): () => void {
    followHistory();
    layers.push(layer);
    // A layer that replaces another, or mounts twice in StrictMode, reuses its entry.
    queueMicrotask(settle);
    return () => {
      const at = layers.indexOf(layer);
      if (at >= 0) layers.splice(at, 1);
      const taken = stepless.findIndex((one) => one.layer === layer);
      if (taken >= 0) stepless.splice(taken, 1);
      // Once the press that closed it has done all it does: a link to a fragment leads there, which then is no way back.
      setTimeout(settle);
    };
  }

  return { leaveLostSteps, addLayer };
}

/** One instance per tab, because it has one history. */
export const backSteps = createBackSteps();
