import { usePage } from "@hjem/storefront/page";
import { useIsNearViewport } from "@hjem/storefront/use-is-near-viewport";
import { useEffect, useRef } from "react";

/** Props of `NextPage`. */
export interface NextPageProps {
  /** URL of the next page. */
  href: string;
}

/** About two screens of a phone: a reader who continues is there in a few seconds. */
const AHEAD = 1_500;

/** Prefetches the next page when the reader is near the end of this one and the browser is idle. */
export default function NextPage({ href }: NextPageProps) {
  const page = usePage();
  const mark = useRef<HTMLSpanElement>(null);
  const isNear = useIsNearViewport(mark, AHEAD);
  useEffect(() => {
    if (!isNear) return undefined;
    const leave = new AbortController();
    void import("../model/prefetch-page.ts")
      .then(({ prefetchWhenIdle }) => prefetchWhenIdle(page, href, leave.signal))
      // Caught: this is a prefetch; an error is shown when the page is really requested.
      .catch(() => undefined);
    return () => leave.abort();
  }, [page, href, isNear]);
  return <span ref={mark} />;
}
