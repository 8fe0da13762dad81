import { expect, test } from "vitest";
import { phaseTask, projectPhases, currentPhase, type TaskStatus } from "./project-timeline.ts";

const tasks = (current: Parameters<typeof phaseTask>[0]) =>
  projectPhases.map((phase) => phaseTask(current, phase));

test("PROP-046, PROP-047, PROP-048: phases before the current one are done, later ones are pending", () => {
  expect(tasks("planning")).toEqual(["inprogress", "pending", "pending", "pending"]);
  expect(tasks("building")).toEqual(["done", "done", "inprogress", "pending"]);
  expect(tasks("takeover")).toEqual(["done", "done", "done", "inprogress"]);
  expect(tasks("finished")).toEqual(["done", "done", "done", "done"]);
});

test("a project is in the last phase in progress, else in the first unfinished one", () => {
  const view = (...statuses: TaskStatus[]) =>
    statuses.flatMap((status, index) => {
      const phase = projectPhases[index];
      return phase ? [{ phase, status }] : [];
    });
  expect(currentPhase(view("done", "inprogress", "inprogress", "pending"))).toBe("building");
  expect(currentPhase(view("done", "done", "pending", "pending"))).toBe("building");
  expect(currentPhase(view("pending", "pending"))).toBe("planning");
  expect(currentPhase(view("done", "done", "done", "done"))).toBe("finished");
  expect(currentPhase([{ phase: "building", status: "inprogress" }])).toBe("building");
});
