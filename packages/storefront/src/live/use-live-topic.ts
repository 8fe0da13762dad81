import type { LiveTopic } from "@hjem/domain/saved/live-message";
import { useEffect, useEffectEvent } from "react";
import { useStorefrontStore } from "../store/store.ts";
import { liveClientOf } from "./live-client-of.ts";
import type { LiveData, LiveSignal } from "./live-client.ts";

export type { LiveSignal } from "./live-client.ts";

/** What is done with what a page receives. */
export interface LiveTopicOptions<Topic extends LiveTopic> {
  /** Where no live connection can be had, `onSignal` receives `check` after each such time, in milliseconds. */
  pollMs: number;
  onSignal: (signal: LiveSignal<LiveData<Topic>>) => void;
}

/**
 * Subscribes to a topic while the component is shown, over the tab's one live connection or else by polling (D53, D77). For
 * signed-in people: without a session nothing arrives but `check`.
 *
 * `useLiveTopic({ kind: "collection", id }, { pollMs: COLLECTION_POLL_MS, onSignal })`
 */
export function useLiveTopic<const Topic extends LiveTopic>(
  topic: Topic,
  { pollMs, onSignal }: LiveTopicOptions<Topic>,
): void {
  const store = useStorefrontStore();
  const onEvent = useEffectEvent((signal: LiveSignal) =>
    // Events of other topics never reach this listener.
    onSignal(signal as LiveSignal<LiveData<Topic>>),
  );
  const { kind } = topic;
  const id = topic.kind === "collection" ? topic.id : "";
  useEffect(() => {
    const own: LiveTopic = kind === "collection" ? { kind, id } : { kind: "notifications" };
    const client = liveClientOf(store);
    const stop = client.listen(own, onEvent);
    const timer = setInterval(() => {
      if (document.visibilityState === "visible" && !client.isLive(own)) onEvent("check");
    }, pollMs);
    return () => {
      stop();
      clearInterval(timer);
    };
  }, [store, kind, id, pollMs]);
}
