import text from "@hjem/ui/text.module.css";
import { Trans } from "@lingui/react/macro";
import { Description } from "./description/description.tsx";
import { Documents } from "./documents/documents.tsx";
import { Energy } from "./energy/energy.tsx";
import { Facilities } from "./facilities/facilities.tsx";
import { Project, Rooms } from "./lazy-sections.ts";
import type { PropertyModel } from "./model/property-model.ts";
import { Questions } from "./questions/questions.tsx";
import { LineColumns } from "./section/line-columns.tsx";
import { Section } from "./section/section.tsx";

/** Props of `PropertyDetails`. */
export type PropertyDetailsProps = Pick<
  PropertyModel,
  | "descriptionTitle"
  | "accessibleText"
  | "description"
  | "project"
  | "rooms"
  | "languageNote"
  | "moreFacts"
  | "facilities"
  | "energy"
  | "documents"
  | "questions"
>;

/** Description, rooms, further facts, facilities, energy, documents and published questions, without empty sections (PROP-030). */
export default function PropertyDetails({
  descriptionTitle,
  description,
  accessibleText,
  languageNote,
  project,
  rooms,
  moreFacts,
  facilities,
  energy,
  documents,
  questions,
}: PropertyDetailsProps) {
  return (
    <>
      {description.length > 0 && (
        <Section title={descriptionTitle} answers="description">
          {languageNote && <p className={`${text.small} ${text.secondary}`}>{languageNote}</p>}
          <Description nodes={description} language={accessibleText} />
        </Section>
      )}
      {rooms && <Rooms {...rooms} />}
      {moreFacts.length > 0 && (
        <Section title={<Trans>Facts</Trans>} answers="facts">
          <LineColumns lines={moreFacts} />
        </Section>
      )}
      <Facilities {...facilities} />
      {energy && <Energy {...energy} />}
      {documents && <Documents {...documents} />}
      {questions.length > 0 && <Questions questions={questions} language={accessibleText} />}
      {project?.up && <Project {...project} />}
    </>
  );
}
