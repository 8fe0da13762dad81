import { usePage } from "@hjem/storefront/page";
import { useIsNearViewport } from "@hjem/storefront/use-is-near-viewport";
import { useEffect, useRef } from "react";

/** Props of `NextPage`. */
export interface NextPageProps {
  /** URL of the next page. */
  href: string;
}

/** With data saving on, nothing is prefetched. */
const isSavingData = (): boolean => {
  const connection: unknown = Reflect.get(navigator, "connection");
  return (
    typeof connection === "object" &&
    connection !== null &&
    "saveData" in connection &&
    connection.saveData === true
  );
};

/** Runs when the browser is idle; returns how to cancel it. Not every browser has idle callbacks. */
function whenIdle(run: () => void): () => void {
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(run);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(run);
  return () => window.cancelIdleCallback(handle);
}

/** About two screens of a phone: a reader who continues is there in a few seconds. */
const AHEAD = 1_500;

/** Prefetches the next page when the reader is near the end of this one and the browser is idle. */
export default function NextPage({ href }: NextPageProps) {
  const page = usePage();
  const mark = useRef<HTMLSpanElement>(null);
  const isNear = useIsNearViewport(mark, AHEAD);
  useEffect(() => {
    if (!isNear || isSavingData()) return undefined;
    let isGone = false;
    let release = () => {};
    const prepare = async () => {
      const { prefetchPage } = await import("../model/prefetch-page.ts");
      if (isGone) return;
      const done = await prefetchPage(page, href);
      if (isGone) done();
      else release = done;
    };
    // Caught: this is a prefetch; an error is shown when the page is really requested.
    const stop = whenIdle(() => void prepare().catch(() => undefined));
    return () => {
      isGone = true;
      stop();
      release();
    };
  }, [page, href, isNear]);
  return <span ref={mark} />;
}
