import type { Page } from "@playwright/test";
import type { Violation } from "./violations.ts";

/** Minimum size of a touch target in both directions, px (visual design). */
const FINGER = 44;
/** Half a pixel may be lost by rounding. */
const ROUNDING = 0.5;

/** Touch targets below the minimum size. Links within a text are exempt, as in WCAG 2.5.8. */
export async function smallTargets(page: Page): Promise<Violation[]> {
  const found = await page.evaluate((least) => {
    const modal = document.querySelector("dialog[open]");
    const isReachable = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest("[inert], [aria-hidden=true]") &&
      (modal === null || modal.contains(element));
    const isShown = (element: Element) => getComputedStyle(element).clipPath === "none";
    // The target is the thumb of a slider, not its visually hidden input.
    const thumbOf = ({ parentElement: frame }: Element) =>
      frame && !isShown(frame) ? frame.parentElement : null;
    const isInText = (element: Element) => getComputedStyle(element).display === "inline";
    // The label of a checkbox is part of its target.
    const targetOf = (element: Element) =>
      element.matches("[type=checkbox], [type=radio]")
        ? (element.closest("label") ?? element)
        : (thumbOf(element) ?? element);
    // A pseudo-element may extend the target beyond the visible element.
    const isFeltLarger = (element: Element) => {
      element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
      const { x, y, width, height } = targetOf(element).getBoundingClientRect();
      const [centre, middle] = [x + width / 2, y + height / 2];
      const across = [-1, 1].map((side) => [centre + (side * least) / 2, middle] as const);
      const down = [-1, 1].map((side) => [centre, middle + (side * least) / 2] as const);
      const isHit = (points: readonly (readonly [number, number])[]) =>
        points.every(([left, top]) => {
          const hit = document.elementFromPoint(left, top);
          return hit !== null && (element.contains(hit) || targetOf(element).contains(hit));
        });
      return (width >= least || isHit(across)) && (height >= least || isHit(down));
    };
    const controls = [
      ...document.querySelectorAll(
        "a[href], button, summary, select, textarea, input:not([type=hidden])",
      ),
    ];
    return controls
      .filter((each) => isReachable(each) && isShown(each) && !isInText(each))
      .map((each) => ({ each, box: targetOf(each).getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && Math.min(box.width, box.height) < least)
      .filter(({ each }) => !isFeltLarger(each))
      .map(({ each, box }) => ({
        text: `${each.localName}.${each.className}`,
        size: `${Math.round(box.width)} × ${Math.round(box.height)} px`,
      }));
  }, FINGER - ROUNDING);
  return found.map(({ text, size }) => ({ rule: `target of ${size}`, selector: text }));
}
