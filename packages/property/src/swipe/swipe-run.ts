import { propertiesApi } from "@hjem/api-client/endpoints/properties";
import { surroundingsApi } from "@hjem/api-client/endpoints/surroundings";
import { isApiError } from "@hjem/api-client/errors/api-error";
import { padAgencyId } from "@hjem/domain/agency/agency-id";
import { PAGE_SIZE, PAGE_SIZE_MAX } from "@hjem/domain/limits";
import type { Listing } from "@hjem/domain/listing/listing";
import { fieldsOf } from "@hjem/domain/narrow";
import { paths } from "@hjem/domain/paths";
import { browserNow, browserWait } from "@hjem/storefront/browser-clock";
import { withLanguage } from "@hjem/storefront/language-addresses";
import { NO_CONNECTION } from "@hjem/storefront/no-connection";
import type { PageContext } from "@hjem/storefront/page-context";
import type { StorefrontStore } from "@hjem/storefront/store";
import { toasts } from "@hjem/storefront/toasts";
import { t } from "@lingui/core/macro";
import type { NavigateFunction } from "react-router";
import { createQueueLoading, type QueueLoading } from "./queue-loading.ts";
import {
  type Direction,
  homesToFetch,
  neighbourOf,
  queueOfSimilar,
  type SwipeQueue,
  withoutHomes,
} from "./swipe-queue.ts";
import { type SwipeState, swipeStateOf } from "./swipe-state.ts";

/** Where a swipe begins. */
export interface SwipeStart {
  page: PageContext;
  /** The home that is shown. */
  id: string;
  /** The home that is shown by now, and the state of its entry in the browser's history. */
  here: () => { id: string; entry: unknown };
  navigate: NavigateFunction;
}

const ONCE = { subscribe: false } as const;
const GONE = [400, 404];

const hrefOf = (agencyId: string | number, id: string) =>
  paths.property.to(padAgencyId(agencyId), id);

/** Fetches a home; null if there is none with this id any more. */
async function fetchHome(store: StorefrontStore, id: string): Promise<Listing | null> {
  const { data, error } = await store.dispatch(
    propertiesApi.endpoints.getProperty.initiate(id, ONCE),
  );
  if (data) return data;
  if (isApiError(error) && GONE.includes(error.status)) return null;
  throw error;
}

/** Fetches where the pages of many homes are; those that are no longer for sale or rent leave the queue. */
async function fetchFurther(store: StorefrontStore, state: SwipeState, ids: readonly string[]) {
  const { hrefs } = state;
  const { data } = await store
    .dispatch(propertiesApi.endpoints.getProperties.initiate({ ids }, ONCE))
    .unwrap();
  for (const { propertyId, agencyId } of data) hrefs.set(propertyId, hrefOf(agencyId, propertyId));
  const queue = state.queue();
  if (queue && state.hrefs === hrefs)
    state.change(withoutHomes(queue, new Set(ids.filter((id) => !hrefs.has(id)))));
}

interface Run {
  /** The hrefs of the queue that this loads. */
  of: SwipeState["hrefs"];
  loading: QueueLoading<Listing>;
}

const runs = new WeakMap<StorefrontStore, Run>();
const beginnings = new WeakMap<StorefrontStore, Promise<unknown>>();

/** Requests the homes like the one that is shown, the most similar first (SAVE-040..042). */
async function begin({ page: { store }, id }: SwipeStart, state: SwipeState): Promise<void> {
  const request = { propertyId: id, filter: {}, size: PAGE_SIZE_MAX };
  const { getSimilarIds } = surroundingsApi.endpoints;
  const ids = await store.dispatch(getSimilarIds.initiate(request, ONCE)).unwrap();
  if (state.isAt(id)) state.begin(queueOfSimilar(id, ids));
}

/** Whether the home that is shown has a queue. Swipes that come while it is requested wait for the same call. */
async function hasQueue(start: SwipeStart, state: SwipeState): Promise<boolean> {
  const { store } = start.page;
  const isKnown = () => state.queue()?.ids.includes(start.id) ?? false;
  if (isKnown()) return true;
  const beginning =
    beginnings.get(store) ?? begin(start, state).finally(() => beginnings.delete(store));
  beginnings.set(store, beginning);
  // Caught: without a queue it has failed.
  await beginning.catch(() => undefined);
  return isKnown();
}

function runOf(store: StorefrontStore, state: SwipeState, queue: SwipeQueue): Run {
  const known = runs.get(store);
  if (known?.of === state.hrefs) return known;
  known?.loading.pause();
  const loading = createQueueLoading(homesToFetch(queue, PAGE_SIZE), {
    fetchHome: (id) => fetchHome(store, id),
    fetchFurther: (ids) => fetchFurther(store, state, ids),
    wait: browserWait,
    now: browserNow,
  });
  const run = { of: state.hrefs, loading };
  runs.set(store, run);
  return run;
}

/**
 * Shows a home. Back leads to where the visitor was: to the results, else to the home where swiping began; the homes
 * between are no entries of the history. Swiping back to that home is Back.
 */
function show({ page, here, navigate }: SwipeStart, listing: Listing, isOfResults: boolean) {
  const { store, language, region } = page;
  const { id, entry } = here();
  const { swipedFrom } = fieldsOf(entry);
  // The page's loader finds it: its call is not repeated.
  store.dispatch(
    propertiesApi.util.upsertQueryEntries([
      { endpointName: "getProperty", arg: listing.id, value: listing },
    ]),
  );
  swipeStateOf(store).open(listing.id);
  if (swipedFrom === listing.id) return navigate(-1);
  const href = hrefOf(listing.agencyId, listing.id);
  return navigate(withLanguage(href, language.code, region), {
    replace: isOfResults || swipedFrom !== undefined,
    state: isOfResults ? null : { swipedFrom: swipedFrom ?? id },
    // Shown in the task that changes the history: the next swipe sees the entry as it is, and adds none.
    flushSync: true,
  });
}

/** Says that there are no more homes on this side. */
function sayEnd({ i18n }: PageContext, direction: Direction): void {
  toasts.show({
    message:
      direction === "next"
        ? t(i18n)`This is the last property.`
        : t(i18n)`This is the first property.`,
  });
}

const sayFailed = ({ i18n }: PageContext) =>
  toasts.show({ message: i18n._(NO_CONNECTION), tone: "error" });

/**
 * Goes to the next or previous home of the queue: to one that is fetched already, else once it is. A faster swipe goes
 * on from the home that is on its way. Homes that are gone are passed over; where nothing responds, the shown one stays.
 */
export async function swipe(start: SwipeStart, direction: Direction): Promise<void> {
  const { page, id } = start;
  const state = swipeStateOf(page.store);
  if (!(await hasQueue(start, state))) return void (state.isAt(id) && sayFailed(page));
  for (;;) {
    // As it is now: another swipe may have waited for it too.
    const queue = state.queue();
    if (!queue) return;
    const { loading } = runOf(page.store, state, queue);
    loading.resume();
    const target = neighbourOf(queue, direction);
    if (target === null) return sayEnd(page, direction);
    state.head(target);
    // Caught: the visitor is told below.
    const listing = await loading.request(target).catch(() => undefined);
    const left = state.queue();
    // A faster swipe, or another page, has come meanwhile.
    if (!left || !state.isHeadingFor(target)) return;
    if (listing) return void show(start, listing, left.isOfResults);
    if (listing === undefined) {
      state.arrive(start.here().id);
      return void sayFailed(page);
    }
    state.change(withoutHomes({ ...left, current: queue.current }, new Set([target])));
  }
}

/** Stops fetching homes in advance: no page of a home is shown any more. */
export const pauseSwiping = (store: StorefrontStore): void => runs.get(store)?.loading.pause();
