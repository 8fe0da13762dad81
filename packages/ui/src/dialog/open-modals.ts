/** Open dialogs, the topmost last: the rest of the page is inert while there is one. */
const open: HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

const report = () => {
  for (const listener of listeners) listener();
};

/** Registers an open dialog. Returns a function that removes it. */
export function enterModal(dialog: HTMLDialogElement): () => void {
  open.push(dialog);
  report();
  return () => {
    open.splice(open.indexOf(dialog), 1);
    report();
  };
}

/** The topmost dialog; null if there is none. */
export const topModal = (): HTMLDialogElement | null => open.at(-1) ?? null;

/** Subscribes to changes. Returns a function that unsubscribes. */
export function followModals(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
