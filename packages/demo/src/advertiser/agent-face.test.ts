import { expect, test } from "vitest";
import { agentFaceHref, drawAgentFace } from "./agent-face.ts";

const fileOf = (id: string) => agentFaceHref(id).split("/").at(-1) ?? "";

test("an agent of the demo has a portrait of their own, drawn the same every time", () => {
  const face = drawAgentFace(fileOf("620119-1"));
  expect(face).toContain("<svg");
  expect(drawAgentFace(fileOf("620119-1"))).toBe(face);
  expect(drawAgentFace(fileOf("620119-2"))).not.toBe(face);
});

test.each(["face.png", "../1.svg", ".svg"])("a file that names no agent has none: %s", (file) => {
  expect(drawAgentFace(file)).toBeNull();
});
