import { expect, test, vi } from "vitest";
import { renderKit } from "../../testing/render-kit.tsx";
import { orAbsent } from "./draw-polygon.tsx";

test("a tool whose code did not come is given up once, instead of taking the page with it", async () => {
  const onCancel = vi.fn<() => void>();
  const { default: Tool } = orAbsent();
  await renderKit(<Tool onCancel={onCancel} />);
  expect(onCancel).toHaveBeenCalled();
});
