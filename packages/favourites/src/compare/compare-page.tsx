import { assumedTerms } from "@hjem/domain/costs/monthly-cost";
import type { RegionCosts } from "@hjem/domain/costs/purchase-costs";
import { paths } from "@hjem/domain/paths";
import type { SavedHome } from "@hjem/domain/saved/collection";
import type { Collection } from "@hjem/domain/saved/collection";
import { COMPARE_MAX, savedRooms } from "@hjem/domain/saved/saved-rules";
import { LoanDialog } from "@hjem/home-card/loan/dialog";
import { useLoanTerms } from "@hjem/home-card/loan/loan-terms";
import { useCommuteAddresses } from "@hjem/saved/commute-addresses";
import { usePage } from "@hjem/storefront/page";
import type { Head, HeadContext, MessageCatalogs, PageLoaderArgs } from "@hjem/storefront/routes";
import { Button, LinkButton } from "@hjem/ui/button";
import { Checkbox } from "@hjem/ui/checkbox";
import { Dropdown } from "@hjem/ui/dropdown";
import { Select } from "@hjem/ui/select";
import { Skeleton, SkeletonList } from "@hjem/ui/skeleton";
import text from "@hjem/ui/text.module.css";
import { t } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { collectionHead, loadCollection } from "../model/load-collection.ts";
import { useCollection, useOwnId } from "../model/use-collection.ts";
import { CollectionShell } from "../shell/collection-shell.tsx";
import { CompareTable } from "./compare-table.tsx";
import styles from "./compare.module.css";
import {
  chosenHomes,
  type ComparedAddress,
  comparedHref,
  readComparedAddress,
} from "./compared-homes.ts";
import { compareHomes, onlyDifferences } from "./comparison.ts";
import { useSavedHomes } from "./use-saved-homes.ts";

const compareMessages: MessageCatalogs = {
  catalogs: { en: () => import("./locales/en.po"), no: () => import("./locales/no.po") },
};

/** Loads the collection and the messages of the page. */
export async function loader(args: PageLoaderArgs): Promise<Collection> {
  const [collection] = await Promise.all([
    loadCollection(args),
    args.page.loadMessages(compareMessages),
  ]);
  return collection;
}

/** Title of the page. */
export const head = (collection: Collection, page: HeadContext): Head =>
  collectionHead(collection, page, t(page.i18n)`Compare`);

interface PickerProps {
  homes: readonly SavedHome[];
  chosen: readonly string[];
  onChoose: (ids: readonly string[]) => void;
}

/** The homes of the collection, of which up to six are compared. */
function Picker({ homes, chosen, onChoose }: PickerProps) {
  const isFull = chosen.length >= COMPARE_MAX;
  return (
    <Dropdown label={<Trans>Choose homes</Trans>} align="end">
      <div className={styles.picker}>
        <p className={`${text.small} ${text.secondary}`}>
          <Trans>Compare up to {COMPARE_MAX} homes.</Trans>
        </p>
        {homes.map(({ propertyId, property }) => {
          const isChosen = chosen.includes(propertyId);
          return (
            <Checkbox
              key={propertyId}
              label={property.address}
              checked={isChosen}
              disabled={!isChosen && isFull}
              onChange={() =>
                onChoose(
                  isChosen ? chosen.filter((id) => id !== propertyId) : [...chosen, propertyId],
                )
              }
            />
          );
        })}
      </div>
    </Dropdown>
  );
}

/** The market's duties and fees; null until they have loaded. */
function useRegionCosts(): RegionCosts | null {
  const page = usePage();
  const [costs, setCosts] = useState<RegionCosts | null>(null);
  useEffect(() => {
    // Caught: without them the rows that need them are left out.
    page.costs().then(setCosts, () => undefined);
  }, [page]);
  return costs;
}

/** Terms of the monthly cost, which a person changes once for every home. */
function LoanButton({ price }: { price: number }) {
  const { region } = usePage();
  const own = useLoanTerms();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="s" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Trans>My finances</Trans>
      </Button>
      {isOpen && (
        <LoanDialog
          terms={own ?? assumedTerms(price, region.assumedLoan)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

/** The homes of a collection side by side (FAV-004, FAV-009, FAV-010). */
export function Component() {
  const page = usePage();
  const { t: translate } = useLingui();
  const navigate = useNavigate();
  const collection = useCollection();
  const ownId = useOwnId();
  const [query] = useSearchParams();
  const address = readComparedAddress(query);
  const loaded = useSavedHomes(collection.id, address.ids, address.room);
  const loan = useLoanTerms();
  const costs = useRegionCosts();
  const addresses = useCommuteAddresses();
  const [isDifferent, setDifferent] = useState(false);
  const homes = chosenHomes(loaded.homes, address);
  const ids = homes.map(({ propertyId }) => propertyId);
  const show = (next: Partial<ComparedAddress>) =>
    void navigate(comparedHref(collection.id, { ids, room: address.room, ...next }), {
      replace: true,
      preventScrollReset: true,
    });
  const groups = compareHomes(page, homes, {
    loan,
    costs,
    addresses,
    names: new Map([
      [ownId, translate`You`],
      ...collection.users
        .filter(({ userId }) => userId !== ownId)
        .map(({ userId, name }) => [userId, name] as const),
    ]),
  });
  const { length } = homes;
  const [first] = homes;
  return (
    <CollectionShell tab="compare" isWide>
      <div className={styles.bar}>
        <h2 className={text.h3}>
          <Trans>Compare homes</Trans>
        </h2>
        <Picker homes={loaded.homes} chosen={ids} onChoose={(chosen) => show({ ids: chosen })} />
        {length > 1 && (
          <>
            <Select
              label={translate`Picture`}
              isLabelHidden
              size="m"
              value={address.room ?? ""}
              className={styles.room}
              onChange={({ currentTarget: { value } }) =>
                show({ room: savedRooms.find((room) => room === value) ?? null })
              }
            >
              <option value="">{translate`Main picture`}</option>
              {savedRooms.map((room) => (
                <option key={room} value={room}>
                  {page.term(`photo.${room}`)}
                </option>
              ))}
            </Select>
            <Checkbox
              label={<Trans>Only differences</Trans>}
              checked={isDifferent}
              onChange={({ currentTarget }) => setDifferent(currentTarget.checked)}
            />
            <LoanButton price={first?.property.price ?? 0} />
            <Button size="s" className={styles.print} onClick={() => window.print()}>
              <Trans>Print</Trans>
            </Button>
          </>
        )}
      </div>
      {loaded.isLoading && (
        <SkeletonList>
          <Skeleton as="heading" width={80} />
        </SkeletonList>
      )}
      {loaded.retry && (
        <p role="alert" className={styles.notice}>
          <Trans>We couldn't load the homes.</Trans>{" "}
          <Button size="s" onClick={loaded.retry}>
            <Trans>Try again</Trans>
          </Button>
        </p>
      )}
      {!loaded.isLoading && !loaded.retry && length < 2 && (
        <p className={styles.notice}>
          {loaded.homes.length < 2 ? (
            <>
              <Trans>Save at least two homes in the collection to compare them.</Trans>{" "}
              <LinkButton size="s" href={paths.collectionAdd.to(collection.id)}>
                <Trans>Add homes</Trans>
              </LinkButton>
            </>
          ) : (
            <Trans>Choose at least two homes to compare.</Trans>
          )}
        </p>
      )}
      {length > 1 && (
        <CompareTable
          homes={homes}
          room={address.room}
          groups={isDifferent ? onlyDifferences(groups) : groups}
          hrefWithout={(id) =>
            comparedHref(collection.id, {
              ids: ids.filter((each) => each !== id),
              room: address.room,
            })
          }
        />
      )}
    </CollectionShell>
  );
}
