import { expect, test, vi } from "vitest";
import { renderKit } from "../../testing/render-kit.tsx";
import { orAbsent } from "./draw-polygon.tsx";

test("a tool whose chunk fails to load is cancelled once, without breaking the page", async () => {
  const onCancel = vi.fn<() => void>();
  const { default: Tool } = orAbsent();
  await renderKit(<Tool onCancel={onCancel} />);
  expect(onCancel).toHaveBeenCalled();
});
