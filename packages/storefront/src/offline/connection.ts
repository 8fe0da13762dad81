/** Whether the browser has a network, as it says itself. */
export const isOnline = (): boolean => navigator.onLine;

/** Calls `listener` when that changes. Returns a function that stops it. */
export function followConnection(listener: () => void): () => void {
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
}
