import { createToastQueue, type ToastQueue } from "@hjem/ui/toast-queue";
import { lazy, Suspense, useEffect, useState } from "react";
import { afterLoad } from "../client/after-load.ts";

/** The messages of this browser tab. The server never shows one. */
export const toasts: ToastQueue = createToastQueue();

const ToastPlace = lazy(() =>
  import("./toast-place.tsx").then((module) => ({ default: module.ToastPlace })),
);

/** The place where messages appear: there once the page has loaded, so that a screen reader hears the first one too. */
export function Toasts() {
  const [isReady, setReady] = useState(false);
  useEffect(() => afterLoad(() => setReady(true)), []);
  return <Suspense>{isReady && <ToastPlace />}</Suspense>;
}
