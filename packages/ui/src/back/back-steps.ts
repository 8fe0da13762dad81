/**
 * Back closes what lies over the page (issue 12, §3). Each open layer has a step of its own in the history of the browser: a
 * copy of the page's, with the number of layers over it. The router reads only its own part of a step and would load the page
 * again for each of these, so it is not notified of going from one to the other.
 *
 * - Back: the layer on top closes. Closing it otherwise goes back over its step.
 * - A page that is gone to from a layer takes the place of the layer's step. Going back from it before it is drawn finds a
 *   layer that is part of its page, as the card of a map's pin, still open.
 * - What is noted in a step of a layer is noted in the page's own.
 * - A step whose layer is no longer there, as after a reload, is left at once.
 */

import { followPopState } from "./back-listener.ts";

/** Key of the number of layers in the state of a step. */
const DEPTH_KEY = "layers";

/** Something open over a page. */
export interface Layer {
  /** Closes it; false where it has to stay, as with changes that would be lost. */
  close: () => boolean;
  /** Whoever comes back to its page finds it open. @default false */
  isPartOfPage?: boolean;
}

type Step = Parameters<History["pushState"]>;

const asObject = (state: unknown): Record<string, unknown> =>
  typeof state === "object" && state !== null ? (state as Record<string, unknown>) : {};

const withDepth = (state: unknown, count: number) => ({ ...asObject(state), [DEPTH_KEY]: count });

function withoutDepth(state: unknown): unknown {
  if (!(DEPTH_KEY in asObject(state))) return state;
  const { [DEPTH_KEY]: _depth, ...rest } = asObject(state);
  return rest;
}

const depthOf = (state: unknown): number => Number(asObject(state)[DEPTH_KEY] ?? 0);

function pageOf(state: unknown): string {
  const { idx, key } = asObject(state);
  return JSON.stringify([idx, key]);
}

/** The steps of the layers over the pages of one browser tab. */
export interface BackSteps {
  /** Leaves the step of a layer that a reload has taken away. */
  leaveLostSteps: () => void;
  /** Has Back close a layer over the page. Returns the function that reports it closed. */
  addLayer: (layer: Layer) => () => void;
}

/** Follows the history of the browser from the first layer on; nothing is touched before. */
export function createBackSteps(): BackSteps {
  /** Layers that have a step, the last one on top. */
  const layers: Layer[] = [];
  /** Layers whose step was taken by another page: they have none to go back over, and close with that page. */
  const stepless: { layer: Layer; page: string }[] = [];
  /** Layers over the page in the step that is shown. */
  let depth = 0;
  /** The page below them, by the router's state of its step. */
  let page = "";
  /** Going over steps of layers, until the browser reports its position. */
  let isGoing = false;
  /** What the page's own step has to be once the layers are left. */
  let noted: Step | null = null;
  /** Pages that were gone to from a layer, while its step has yet to be left. */
  let ahead: Step[] = [];
  /** The browser's own methods that write a step, once they are wrapped. */
  let browser: Pick<History, "pushState" | "replaceState"> | null = null;

  function goBy(steps: number): void {
    isGoing = true;
    window.history.go(steps);
  }

  /** Has as many steps as there are layers. */
  function settle(): void {
    if (isGoing) return;
    if (depth > layers.length) goBy(layers.length - depth);
    while (depth < layers.length) {
      depth += 1;
      browser?.pushState(withDepth(window.history.state, depth), "");
    }
  }

  /** The steps of the layers are no longer theirs. */
  function takeSteps(): void {
    stepless.push(...layers.splice(0).map((layer) => ({ layer, page })));
  }

  /** Another page is gone to: it stands where the first layer stood. */
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
    // The address is right from now on, the steps are once the layers' own are left.
    browser?.replaceState(withDepth(step[0], depth), step[1], step[2]);
    ahead.push([step[0], step[1], window.location.href]);
    if (!isGoing) goBy(-depth);
  }

  /** The step that is shown is written anew. */
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

  /** The page's own step is shown: it is given what was noted, and what lies ahead of it. */
  function arriveAtPage(): void {
    if (noted) browser?.replaceState(...noted);
    for (const step of ahead) browser?.pushState(...step);
    [noted, ahead] = [null, []];
    page = pageOf(window.history.state);
  }

  /** Closes layers from the top until so many are left, or one has to stay. */
  function closeTo(count: number): void {
    while (layers.length > count) {
      const top = layers.pop();
      if (top && !top.close()) {
        layers.push(top);
        return;
      }
    }
  }

  /** Another page is shown: what lay over the last one closes, and the router is notified once its step is reached. */
  function arriveElsewhere(event: PopStateEvent): void {
    [noted, ahead] = [null, []];
    takeSteps();
    const arrived = pageOf(window.history.state);
    for (const { layer, page: below } of stepless.splice(0).toReversed()) {
      // The page that was gone to from it has not been drawn: it still lies there.
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
    // A place on this page that the browser went to itself: nothing was gone back over, nothing closes.
    if (state === null && !wasGoing) {
      takeSteps();
      return;
    }
    if (pageOf(state) !== page) {
      arriveElsewhere(event);
      return;
    }
    // From the page to itself: a step that is not ours.
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

  /** Leaves the step of a layer that a reload has taken away. */
  function leaveLostSteps(): void {
    followHistory();
    settle();
  }

  function addLayer(layer: Layer): () => void {
    followHistory();
    layers.push(layer);
    // A layer that takes another's place, or is drawn twice in development, takes its step too.
    queueMicrotask(settle);
    return () => {
      const at = layers.indexOf(layer);
      if (at >= 0) layers.splice(at, 1);
      const taken = stepless.findIndex((one) => one.layer === layer);
      if (taken >= 0) stepless.splice(taken, 1);
      queueMicrotask(settle);
    };
  }

  return { leaveLostSteps, addLayer };
}

/** Those of this tab: its history is one, whoever lays something over a page. */
export const backSteps = createBackSteps();
