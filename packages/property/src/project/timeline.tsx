import { CheckIcon } from "@hjem/ui/icons";
import type { PhaseStep } from "./project-model.ts";
import styles from "./timeline.module.css";

/** The four phases of a project in a line, each with its status and date (PROP-046..048). */
export function Timeline({ steps }: { steps: readonly PhaseStep[] }) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ phase, label, task, taskLabel, month, isCurrent }) => (
        <li
          key={phase}
          className={styles.step}
          data-progress={task}
          aria-current={isCurrent ? "step" : undefined}
        >
          <span className={styles.mark} aria-hidden="true">
            {task === "done" && <CheckIcon size="s" />}
          </span>
          <span className={styles.words}>
            <b className={styles.label}>{label}</b>
            <span className={styles.task}>{taskLabel}</span>
            {month && <span className={styles.month}>{month}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}
