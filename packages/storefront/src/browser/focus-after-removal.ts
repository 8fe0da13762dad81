/**
 * Focuses the page's content. For what is removed with the focus in it: without this the focus would be lost, and a
 * keyboard would begin at the top of the page.
 */
export const focusPage = (): void => document.querySelector("main")?.focus({ preventScroll: true });

/**
 * Focuses the last button of the next item of a list, else of the one before: this one's is being removed. Where it is
 * the only one, `focusOther` says what has the focus then.
 */
export function focusNextItem(button: HTMLElement, focusOther: () => void = focusPage): void {
  const item = button.closest("li");
  const other = item?.nextElementSibling ?? item?.previousElementSibling;
  const next = [...(other?.querySelectorAll("button") ?? [])].at(-1);
  if (next) next.focus();
  else focusOther();
}
