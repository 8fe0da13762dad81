import { onTestFinished, vi } from "vitest";

/**
 * Ends every wait of the page, such as the one after the last key before it saves, as soon as nothing else is left to
 * do. Not for a test of what happens during such a wait, or of an API that is down, which would be tried without end.
 */
export function skipWaits(): void {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  vi.setTimerTickMode("nextTimerAsync");
  onTestFinished(() => void vi.useRealTimers());
}
