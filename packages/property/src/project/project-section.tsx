import { UNITS_ID } from "@hjem/domain/paths";
import layout from "@hjem/ui/layout.module.css";
import { Link } from "@hjem/ui/link";
import text from "@hjem/ui/text.module.css";
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import sheet from "../print/sheet.module.css";
import { Section } from "../section/section.tsx";
import type { ProjectModel } from "./project-model.ts";
import { Timeline } from "./timeline.tsx";
import styles from "./units.module.css";
import { Units } from "./units.tsx";

/** A project: its phases and available units; on a unit's page a link to the project, and the other units. */
export default function ProjectSection(project: ProjectModel) {
  const { t } = useLingui();
  const { up, steps, units, open, counts, matching } = project;
  const { open: n, all } = counts;
  const { count: found = 0, n: matches = "" } = matching ?? {};
  const projectName = up?.name;
  return (
    <>
      {steps.length > 0 && (
        <Section title={<Trans>Timeline</Trans>}>
          <Timeline steps={steps} />
        </Section>
      )}
      {units.length > 0 && (
        <Section
          anchor={up ? undefined : UNITS_ID}
          className={up ? `${layout.block} ${sheet.offPaper}` : layout.block}
          title={
            up ? <Trans>Other homes in the project</Trans> : <Trans>Homes in the project</Trans>
          }
        >
          <p className={text.secondary}>
            {open === 0
              ? t`None of the ${all} homes are for sale now.`
              : t`${plural(open, { one: `${n} of ${all} homes is for sale.`, other: `${n} of ${all} homes are for sale.` })}`}{" "}
            {up && (
              <Link href={up.href} className={text.link}>
                <Trans>Go to {projectName}</Trans>
              </Link>
            )}
          </p>
          {matching && (
            <p className={styles.matching}>
              {found === 0
                ? t`No homes in the project match your search.`
                : t`${plural(found, { one: `${matches} of ${all} homes matches your search.`, other: `${matches} of ${all} homes match your search.` })}`}{" "}
              <Link href={matching.allHref} className={text.link}>
                <Trans>Show all homes</Trans>
              </Link>
            </p>
          )}
          <Units {...project} />
        </Section>
      )}
    </>
  );
}
