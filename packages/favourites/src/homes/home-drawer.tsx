import { collectionsApi } from "@hjem/api-client/endpoints/collections";
import { usePage } from "@hjem/storefront/page";
import { Checkbox, OptionGroup } from "@hjem/ui/checkbox";
import { Drawer } from "@hjem/ui/dialog";
import layout from "@hjem/ui/layout.module.css";
import text from "@hjem/ui/text.module.css";
import { Trans, useLingui } from "@lingui/react/macro";
import { Checklist } from "../decisions/checklist.tsx";
import { OthersNotes } from "../decisions/home-notes.tsx";
import { NoteField } from "../decisions/note-field.tsx";
import { Questions } from "../decisions/questions.tsx";
import type { DecisionProps } from "../decisions/verdicts.tsx";
import { useCollectionName } from "../model/collection-name.ts";
import { useRemoveHome } from "./use-remove-home.ts";

/** Which of the person's collections contain the home; a press puts it into one or takes it out. */
function HomeCollections({ collection, home }: DecisionProps) {
  const { store } = usePage();
  const nameOf = useCollectionName();
  const { data } = collectionsApi.useListCollectionsQuery();
  const remove = useRemoveHome();
  const { propertyId } = home;
  const add = (collectionId: string) =>
    void store.dispatch(
      collectionsApi.endpoints.addToCollection.initiate({
        collectionId,
        body: { properties: [propertyId] },
      }),
    );
  return (
    <OptionGroup legend={<Trans>In collections</Trans>}>
      {data?.data.map((each) => (
        <Checkbox
          key={each.id}
          label={nameOf(each)}
          checked={each.id === collection.id || home.collectionIds.includes(each.id)}
          onChange={({ currentTarget }) =>
            currentTarget.checked ? add(each.id) : void remove(each, home)
          }
        />
      ))}
    </OptionGroup>
  );
}

/** Notes, questions and checklist of one home, and its collections. */
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
          <HomeCollections {...decided} />
        </div>
      )}
    </Drawer>
  );
}
