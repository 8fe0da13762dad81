import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { renderKit } from "../testing/render-kit.tsx";
import { Picture, PICTURE_RETRY_DELAYS_MS } from "./picture.tsx";

const source = { url: "/nowhere/house", color: "#7d908b", ratio: 1.5 };
const image = () => document.querySelector("img") ?? new Image();
const failed = () => image().dispatchEvent(new Event("error"));

afterEach(() => vi.useRealTimers());

test.each([
  [390, 176.5],
  [1366, 200],
])(
  "at %s px the frame has its colour and ratio before the picture loads",
  async (width, height) => {
    await page.viewport(width, 800);
    await renderKit(
      <div style={{ width: "300px" }}>
        <Picture source={source} alt="A house" />
      </div>,
    );
    const frame = document.querySelector("picture");
    if (!frame) throw new Error("no frame");
    expect(getComputedStyle(frame).backgroundColor).toBe("rgb(125, 144, 139)");
    expect(frame.getBoundingClientRect().height).toBeCloseTo(height, 0);
  },
);

test("offers three widths in two types, the newer first", async () => {
  await renderKit(<Picture source={source} alt="" sizes="272px" />);
  expect(document.querySelector("source")).toMatchObject({
    type: "image/avif",
    sizes: "272px",
    srcset:
      "/nowhere/house-400.avif 400w, /nowhere/house-800.avif 800w, /nowhere/house-1600.avif 1600w",
  });
  expect(image().srcset).toContain("/nowhere/house-1600.webp 1600w");
});

test("loads the largest picture of the first view eagerly, others lazily", async () => {
  const screen = await renderKit(<Picture source={source} alt="" isPriority />);
  expect([image().loading, image().fetchPriority]).toEqual(["eager", "high"]);
  await screen.unmount();
  await renderKit(<Picture source={source} alt="" />);
  expect(image().loading).toBe("lazy");
});

test("D44: retries a picture that is not generated yet, over its colour, a limited number of times", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  // Far below the window it is not loaded: its errors are the test's own.
  await renderKit(
    <div style={{ paddingTop: "30000px" }}>
      <Picture source={source} alt="A house" />
    </div>,
  );
  for (const delay of PICTURE_RETRY_DELAYS_MS) {
    const before = image();
    failed();
    expect(before.dataset.state).toBe("failed");
    await vi.advanceTimersByTimeAsync(delay - 1);
    expect(image()).toBe(before);
    await vi.advanceTimersByTimeAsync(1);
    await expect.poll(() => image() === before).toBe(false);
  }
  const last = image();
  failed();
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(image()).toBe(last);
});
