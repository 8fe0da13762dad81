import { Drawer } from "@hjem/ui/dialog";
import layout from "@hjem/ui/layout.module.css";
import text from "@hjem/ui/text.module.css";
import { Trans, useLingui } from "@lingui/react/macro";
import { Checklist } from "../decisions/checklist.tsx";
import { OthersNotes } from "../decisions/home-notes.tsx";
import { NoteField } from "../decisions/note-field.tsx";
import { Questions } from "../decisions/questions.tsx";
import type { DecisionProps } from "../decisions/verdicts.tsx";

/** Notes, questions and checklist of one home. */
export function HomeDrawer({
  isOpen,
  onClose,
  ...decided
}: DecisionProps & { isOpen: boolean; onClose: () => void }) {
  const { t } = useLingui();
  const { address } = decided.home.property;
  return (
    <Drawer isOpen={isOpen} onClose={onClose} title={address}>
      {isOpen && (
        <div className={layout.stackLarge}>
          <section className={layout.stack} aria-label={t`Notes`}>
            <NoteField {...decided} />
            <OthersNotes home={decided.home} />
          </section>
          <section className={layout.stackSmall}>
            <h3 className={text.h3}>
              <Trans>Questions to ask</Trans>
            </h3>
            <Questions {...decided} />
          </section>
          <section className={layout.stackSmall}>
            <h3 className={text.h3}>
              <Trans>Checklist</Trans>
            </h3>
            <Checklist {...decided} />
          </section>
        </div>
      )}
    </Drawer>
  );
}
