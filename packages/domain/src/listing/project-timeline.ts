/** Phases of a project's timeline (spec §4). */
export const projectPhases = ["planning", "sale", "building", "takeover"] as const;
export type ProjectPhase = (typeof projectPhases)[number];

export const taskStatuses = ["inprogress", "done", "pending"] as const;
export type TaskStatus = (typeof taskStatuses)[number];

/** Current phase of a project, or `finished`. */
export type CurrentPhase = ProjectPhase | "finished";

interface Entry {
  phase: ProjectPhase;
  status: TaskStatus;
}

/**
 * Status of a phase, by the current phase of the project: earlier ones are done, later ones pending (PROP-046..048).
 */
export function phaseTask(current: CurrentPhase, phase: ProjectPhase): TaskStatus {
  if (current === phase) return "inprogress";
  const isBehind =
    current === "finished" || projectPhases.indexOf(phase) < projectPhases.indexOf(current);
  return isBehind ? "done" : "pending";
}

/**
 * The current phase of a project: the last one in progress, else the first after the last one that is done. Phases
 * missing from the timeline count by position.
 */
export function currentPhase(timeline: readonly Entry[]): CurrentPhase {
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
