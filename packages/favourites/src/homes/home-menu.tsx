import { collectionsApi } from "@hjem/api-client/endpoints/collections";
import { usePage } from "@hjem/storefront/page";
import { Button } from "@hjem/ui/button";
import { Checkbox, OptionGroup } from "@hjem/ui/checkbox";
import { Dropdown } from "@hjem/ui/dropdown";
import layout from "@hjem/ui/layout.module.css";
import text from "@hjem/ui/text.module.css";
import { Trans, useLingui } from "@lingui/react/macro";
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

/** Takes a home out of the collection it is shown in. */
export function RemoveHome({ collection, home }: DecisionProps) {
  const { t } = useLingui();
  const remove = useRemoveHome();
  const { address } = home.property;
  return (
    <Button
      size="s"
      variant="ghost"
      aria-label={t`Remove ${address}`}
      onClick={() => void remove(collection, home)}
    >
      <Trans>Remove</Trans>
    </Button>
  );
}

/** The menu of a saved home: out of this collection, into and out of the others. */
export function HomeMenu(decided: DecisionProps) {
  const { t } = useLingui();
  const nameOf = useCollectionName();
  const remove = useRemoveHome();
  const { collection, home } = decided;
  const { address } = home.property;
  const name = nameOf(collection);
  return (
    <Dropdown
      look="plain"
      label={
        <>
          <Trans>Collections</Trans>
          <span className={text.visuallyHidden}> {address}</span>
        </>
      }
      unopened={null}
    >
      {(close) => (
        <div className={layout.stack}>
          <Button
            size="s"
            isBlock
            onClick={() => {
              close();
              void remove(collection, home);
            }}
          >
            {t`Remove from “${name}”`}
          </Button>
          <HomeCollections {...decided} />
        </div>
      )}
    </Dropdown>
  );
}
