/** Focuses the page's content: what had the focus is being removed with its section. */
export const focusPage = (): void => document.querySelector("main")?.focus({ preventScroll: true });

/** Focuses the last button of the next item of a list, else of the one before: this one's is being removed. */
export function focusNextItem(button: HTMLElement): void {
  const item = button.closest("li");
  const other = item?.nextElementSibling ?? item?.previousElementSibling;
  const next = [...(other?.querySelectorAll("button") ?? [])].at(-1);
  if (next) next.focus();
  else focusPage();
}
