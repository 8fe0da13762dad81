import { useRef } from "react";
import { expect, test, vi } from "vitest";
import { cdp, page } from "vitest/browser";
import { TextField } from "../field/text-field.tsx";
import { inKit, renderKit } from "../testing/render-kit.tsx";
import { ComboboxList, type Suggestion, type SuggestionGroup } from "./combobox-list.tsx";

const popular: SuggestionGroup[] = [
  { id: "popular", label: "Popular places", items: [{ id: "oslo", label: "Oslo" }] },
];
const typed: SuggestionGroup[] = [
  { id: "municipality", label: "Municipalities", items: [{ id: "os", label: "Os" }] },
  { id: "district", label: "Districts", items: [{ id: "oslo", label: "Oslo" }] },
];
const streets: SuggestionGroup[] = [
  {
    id: "street",
    label: "Streets",
    items: Array.from({ length: 40 }, (_, index) => ({ id: `${index}`, label: `Gate ${index}` })),
  },
];

interface SearchProps {
  groups: readonly SuggestionGroup[];
  onChoose: (item: Suggestion) => void;
}

function Search(props: SearchProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div style={{ position: "relative" }}>
      <TextField ref={input} label="Place" />
      <ComboboxList input={input} {...props} />
    </div>
  );
}

/** The part of the DevTools protocol that presses as a hand does: the browser itself decides on the click. */
interface Devtools {
  send: (method: string, parameters: object) => Promise<unknown>;
}

const send = (method: string, parameters: object) =>
  (cdp() as unknown as Devtools).send(method, parameters);

const option = (name: string) => page.getByRole("option", { name, exact: true });

/** The middle of an option, in pixels of the page that has the frame of the tests. */
function middleOf(name: string) {
  const frame = window.frameElement?.getBoundingClientRect() ?? new DOMRect();
  const scale = frame.width === 0 ? 1 : frame.width / window.innerWidth;
  const { left, top, width, height } = option(name).element().getBoundingClientRect();
  return {
    x: frame.left + (left + width / 2) * scale,
    y: frame.top + (top + height / 2) * scale,
  };
}

const mouse = (type: string, at: { x: number; y: number }) =>
  send("Input.dispatchMouseEvent", { type, ...at, button: "left", clickCount: 1 });
const touch = (type: string, ...touchPoints: { x: number; y: number }[]) =>
  send("Input.dispatchTouchEvent", { type, touchPoints });

const shown = async (groups: readonly SuggestionGroup[]) => {
  const onChoose = vi.fn();
  const screen = await renderKit(<Search groups={groups} onChoose={onChoose} />);
  await page.getByLabelText("Place").fill("os");
  return {
    onChoose,
    change: (next: readonly SuggestionGroup[]) =>
      screen.rerender(inKit(<Search groups={next} onChoose={onChoose} />)),
  };
};

test("an option pressed just before the list changes is chosen", async () => {
  const { onChoose, change } = await shown(popular);
  const at = middleOf("Oslo");
  await mouse("mousePressed", at);
  await change(typed);
  await mouse("mouseReleased", at);
  await vi.waitFor(() =>
    expect(onChoose).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: "oslo" })),
  );
});

test("a finger that taps an option just before the list changes chooses it", async () => {
  const { onChoose, change } = await shown(popular);
  await touch("touchStart", middleOf("Oslo"));
  await change(typed);
  await touch("touchEnd");
  await vi.waitFor(() =>
    expect(onChoose).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: "oslo" })),
  );
});

test("a finger that scrolls the list chooses nothing, and the list follows the text again", async () => {
  const { onChoose, change } = await shown(streets);
  const { x, y } = middleOf("Gate 5");
  const cancelled = new Promise((resolve) =>
    window.addEventListener("pointercancel", resolve, { once: true }),
  );
  await touch("touchStart", { x, y });
  await change(typed);
  await expect.element(option("Gate 5")).toBeVisible();
  for (const moved of [20, 40, 60, 80]) await touch("touchMove", { x, y: y - moved });
  await cancelled;
  await touch("touchEnd");
  await expect.element(option("Os")).toBeVisible();
  expect(onChoose).not.toHaveBeenCalled();
});

test("a press that ends outside the list chooses nothing, and the list follows the text again", async () => {
  const { onChoose, change } = await shown(popular);
  const { x, y } = middleOf("Oslo");
  await mouse("mousePressed", { x, y });
  await change(typed);
  await mouse("mouseMoved", { x, y: y + 300 });
  await mouse("mouseReleased", { x, y: y + 300 });
  await expect.element(option("Os")).toBeVisible();
  expect(onChoose).not.toHaveBeenCalled();
});
