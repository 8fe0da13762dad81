import { type ProjectPhase, projectPhases, type TaskStatus } from "./enumerations.ts";

/** Where a project stands: in one of its phases, or behind all of them. */
export type ProjectStand = ProjectPhase | "finished";

interface Entry {
  phase: ProjectPhase;
  status: TaskStatus;
}

/** What became of a phase, by where the project stands: what lies before is done, what comes after waits (PROP-046..048). */
export function phaseTask(current: ProjectStand, phase: ProjectPhase): TaskStatus {
  if (current === phase) return "inprogress";
  const isBehind =
    current === "finished" || projectPhases.indexOf(phase) < projectPhases.indexOf(current);
  return isBehind ? "done" : "pending";
}

/**
 * The phase in which a project stands, from what is known of its phases: the last that is in progress, else the first
 * after the last that is done. Phases missing from the timeline count by position.
 */
export function projectStand(timeline: readonly Entry[]): ProjectStand {
  const lastWith = (status: TaskStatus) =>
    Math.max(
      -1,
      ...timeline
        .filter((entry) => entry.status === status)
        .map(({ phase }) => projectPhases.indexOf(phase)),
    );
  const running = lastWith("inprogress");
  return projectPhases[running === -1 ? lastWith("done") + 1 : running] ?? "finished";
}
