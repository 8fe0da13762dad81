import type { AnalyticsEvent } from "@hjem/domain/content/analytics-event";
import { EVENT_WAIT_MS, EVENTS_PER_REQUEST_MAX } from "@hjem/domain/limits";

/** True for an event with action and timestamp; another is not sent (CMS-054, CMS-055). */
export const canSend = (event: {
  action?: string | undefined;
  timestamp?: string | undefined;
}): boolean => Boolean(event.action && event.timestamp);

/** Events that wait for others, so that none is a request of its own (D113). */
export interface EventQueue {
  /** Adds an event; one without action or timestamp is dropped (CMS-054, CMS-055). */
  push: (event: AnalyticsEvent) => void;
  /** Sends all that wait, when the page is left. */
  flush: () => void;
  /** Drops all that wait: the visitor has withdrawn the consent. */
  drop: () => void;
}

/** Sends events together: within five seconds, or as soon as a request is full. */
export function createEventQueue({
  send,
  wait,
}: {
  send: (events: AnalyticsEvent[]) => void;
  /** Runs something after milliseconds; what it returns cancels that. */
  wait: (run: () => void, milliseconds: number) => () => void;
}): EventQueue {
  let waiting: AnalyticsEvent[] = [];
  let cancel = () => {};
  const take = (): AnalyticsEvent[] => {
    cancel();
    const events = waiting;
    waiting = [];
    return events;
  };
  const flush = () => {
    const events = take();
    if (events.length > 0) send(events);
  };
  return {
    push(event) {
      if (!canSend(event)) return;
      waiting.push(event);
      if (waiting.length >= EVENTS_PER_REQUEST_MAX) flush();
      else if (waiting.length === 1) cancel = wait(flush, EVENT_WAIT_MS);
    },
    flush,
    drop: () => void take(),
  };
}
