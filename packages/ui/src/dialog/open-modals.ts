/** Dialogs that are open, the last one on top: all else on the page is out of reach while there is one. */
const open: HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

const report = () => {
  for (const listener of listeners) listener();
};

/** Registers a dialog that lies over the page. Returns the function that removes it. */
export function enterModal(dialog: HTMLDialogElement): () => void {
  open.push(dialog);
  report();
  return () => {
    open.splice(open.indexOf(dialog), 1);
    report();
  };
}

/** The dialog on top; null while the page itself is in reach. */
export const topModal = (): HTMLDialogElement | null => open.at(-1) ?? null;

/** Hears of each change. Gives the way to stop. */
export function followModals(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
